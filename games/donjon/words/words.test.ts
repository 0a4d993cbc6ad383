import { testCatalogue } from '../../../web/words/telling/testing/catalogue.ts';
import { REFUSALS } from '../rules/refusals.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { rulesOf } from './index.ts';

testCatalogue({ prefix: 'DQ', ledger: 'donjon', fr, en, rulesOf, refusals: REFUSALS });
