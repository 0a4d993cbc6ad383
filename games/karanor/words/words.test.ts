import { testCatalogue } from '../../../web/words/telling/testing/catalogue.ts';
import { REFUSALS } from '../rules/refusals.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { rulesOf } from './index.ts';

testCatalogue({ prefix: 'MK', ledger: 'karanor', fr, en, rulesOf, refusals: REFUSALS });
