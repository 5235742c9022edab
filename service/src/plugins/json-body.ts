import type { App } from '../app-instance';
import { ProblemError, invalid } from '../problems';
import { findDangers } from './dangerous-input';

/** Bodies must be JSON; characters that no field allows are refused before any other rule. */
export function jsonBody(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, parse(text.toString()));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new ProblemError(400, 'The body is not valid JSON.');
  }
  const errors = findDangers(body);
  if (errors.length > 0) throw invalid(errors);
  return body;
}
