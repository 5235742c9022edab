import type { FieldProblem } from '@nivara/shared/domain/field-problems';
import { FIELD_MESSAGES } from '@nivara/shared/domain/field-rules';

const DEEPEST = 20;
/** Longer lists are refused before validation, which took a second for thirty thousand entries. */
const MOST_ENTRIES = 200;
const MOST_VALUES = 3000;
/** Nobody needs more at once, and each of them makes the answer longer. */
export const MOST_ERRORS = 50;
const PROTOTYPE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const NULL_OR_LONE_SURROGATE = /\0|\p{Cs}/u;

interface Part {
  value: unknown;
  path: string;
  depth: number;
}

/** Walks without recursion: a body may be nested deeper than the stack allows. */
export function findDangers(body: unknown): FieldProblem[] {
  const errors: FieldProblem[] = [];
  const remaining: Part[] = [{ value: body, path: '', depth: 0 }];
  let values = 0;
  for (let part = remaining.pop(); part && errors.length < MOST_ERRORS; part = remaining.pop()) {
    const { value, path, depth } = part;
    if (typeof value === 'string' && NULL_OR_LONE_SURROGATE.test(value)) {
      errors.push({ path, message: 'This contains a character that cannot be stored.' });
    }
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value) && value.length > MOST_ENTRIES)
      return [{ path: fieldName(path), message: FIELD_MESSAGES.tooMany(MOST_ENTRIES) }];
    if (depth >= DEEPEST) return [{ path: fieldName(path), message: 'This is nested too deeply.' }];
    const entries = Object.entries(value);
    values += entries.length;
    if (values > MOST_VALUES) return [{ path: '', message: 'This has too many values.' }];
    for (const [key, child] of entries) {
      const childPath = path === '' ? fieldName(key) : `${path}.${fieldName(key)}`;
      if (PROTOTYPE_KEYS.has(key)) errors.push({ path: childPath, message: 'This field is not known.' });
      else remaining.push({ value: child, path: childPath, depth: depth + 1 });
    }
  }
  return errors;
}

const LONGEST_NAME = 60;
const fieldName = (name: string) => name.slice(0, LONGEST_NAME).replace(/[\0\p{Cs}]/gu, '?');
