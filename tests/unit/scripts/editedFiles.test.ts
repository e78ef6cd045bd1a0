import { describe, expect, test } from 'vitest';
import { editorConfig } from '#scripts/editor/config.ts';
import { editedFiles } from '#scripts/editor/coverage.ts';
import { refusal } from '#scripts/editor/refusal.ts';
import { beyondLimits } from '../../fixtures/unit/editorLimits.ts';

describe.each(editedFiles(editorConfig()))('the editor can save $path as it is:', ({ path, fields, data }) => {
  test('nothing in it is refused', () => {
    expect(refusal(path, data)).toBeUndefined();
  });

  test('every value is within the limits of its field, names between braces too', () => {
    expect(beyondLimits(fields, data)).toEqual([]);
  });
});
