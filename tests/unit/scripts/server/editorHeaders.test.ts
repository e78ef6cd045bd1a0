import { expect, test } from 'vitest';
import { EDITOR_PATHS, editorHeaders } from '#scripts/server/headers.ts';

const policy = (repository: boolean) => new Map(editorHeaders(repository)).get('Content-Security-Policy');

test('the editor reaches GitHub where it works on a repository, and no other host', () => {
  const hosts = (text = '') => text.match(/https:[^ ;]+/g) ?? [];
  expect(hosts(policy(false))).toEqual([]);
  expect(hosts(policy(true)).every((host) => /github(usercontent|status)?\.com$/.test(host))).toBe(true);
  expect(hosts(policy(true))).toContain('https://api.github.com');
});

test('the editor’s headers are for its own paths, and keep it out of search engines', () => {
  const paths = ['/admin', '/admin.html', '/admin/editor.js', '/administration', '/news/admin'];
  expect(paths.filter((path) => EDITOR_PATHS.test(path))).toEqual(['/admin', '/admin.html', '/admin/editor.js']);
  expect(editorHeaders(true)).toContainEqual(['X-Robots-Tag', 'noindex']);
});
