import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { VARIABLES } from '../cli/environment.ts';
import { Metrics } from '../server/metrics.ts';

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const isThere = (file: string): boolean => existsSync(new URL(`../${file}`, import.meta.url));
const page = read('docs/self-hosting.md');
const variables = Object.keys(VARIABLES);

describe('docs/self-hosting.md', () => {
  test('tells every variable the server reads, and no other', () => {
    const told = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(told.sort()).toEqual([...variables].sort());
  });

  test('the server reads no variable but those', () => {
    const files = ['server', 'cli'].flatMap((folder) =>
      readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !/test/.test(name))
        .map((name) => `${folder}/${name}`),
    );
    const asked = files.flatMap((file) => [...read(file).matchAll(/process\.env\.(\w+)/g)].map(([, name]) => name));
    for (const name of asked) expect(variables).toContain(name);
  });

  test('names only figures there are', async () => {
    const metrics = new Metrics('0', () => ({ phases: {}, paused: 0, people: 0 }));
    const text = await metrics.text();
    const named = new Set(
      [...page.matchAll(/\b(tablee_[a-z_]+|nodejs_eventloop_lag_p99_seconds)\b/g)].map(([, name]) => name),
    );
    expect(named.size).toBeGreaterThan(10);
    for (const name of named) expect(text).toContain(name.replace(/_bucket$/, ''));
  });
});

describe('the container', () => {
  const containerfile = read('Containerfile');
  const compose = read('compose.yaml');

  test('copies what is there and is not left out of its making', () => {
    const ignored = read('.containerignore').split('\n');
    const sources = [...containerfile.matchAll(/^COPY (?:--\S+ )*(.+) \S+$/gm)].flatMap(([, list]) => list.split(' '));
    const made = ['node_modules', 'dist', '/data'];
    const named = sources.map((source) => source.replace('/app/', '')).filter((source) => !made.includes(source));
    expect(named).toContain('server');
    for (const source of named) {
      expect(isThere(source), source).toBe(true);
      expect(ignored).not.toContain(source);
    }
    // What the command imports ships; benchmarks are loaded only when they are asked for.
    const folders = new Set([...read('cli/serve.ts').matchAll(/from '\.\.\/(\w+)\//g)].map(([, folder]) => folder));
    for (const folder of folders) expect(named).toContain(folder);
  });

  test('runs as somebody, on a Node that suits, from images of a fixed version', () => {
    expect(containerfile).toMatch(/^USER node$/m);
    expect(containerfile).toMatch(/^HEALTHCHECK [\s\S]*\/healthz/m);
    const images = [...`${containerfile}\n${compose}`.matchAll(/^(?:FROM|\s+image:) (\S+)/gm)].map(
      ([, image]) => image,
    );
    expect(images).toHaveLength(4);
    for (const image of images) expect(image).toMatch(/:\d+\.\d+/);
    const { engines, version } = JSON.parse(read('package.json')) as { engines: { node: string }; version: string };
    const [, minor] = /node:24\.(\d+)-/.exec(containerfile) ?? [];
    expect(Number(minor)).toBeGreaterThanOrEqual(Number(engines.node.replace('>=24.', '')));
    expect(compose).toContain(`tablee:${version}`);
  });

  test('is set up by variables the server reads, on volumes that are declared', () => {
    const service = compose.slice(compose.indexOf('  tablee:'), compose.indexOf('\n  database:'));
    const set = [...service.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(set.length).toBeGreaterThan(3);
    for (const name of set) expect(variables).toContain(name);
    const volumes = [...compose.matchAll(/^ {6}- (\w+):\//gm)].map(([, name]) => name);
    const declared = compose.slice(compose.indexOf('\nvolumes:'));
    for (const volume of volumes) expect(declared).toContain(`  ${volume}:`);
    expect(compose).not.toMatch(/\t/);
    for (const line of compose.split('\n'))
      expect(line.length - line.trimStart().length, line).toSatisfy((n: number) => n % 2 === 0);
    expect(service).toMatch(/read_only: true[\s\S]*cap_drop:[\s\S]*stop_grace_period: 15s/);
  });
});
