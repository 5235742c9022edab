import fc from 'fast-check';
import {
  CREDIT_NOTE_MESSAGES,
  type CreditNoteLine,
  creditLine,
  creditableAmount,
  newCreditNoteSchema,
} from './credit-note';
import { messagesOf } from '../testing/messages-of';

const LINE = { position: 2, text: 'Mat', amount: 1_180, tax: 180 };

it('a credit note takes back its share of the line’s tax', () => {
  expect(creditLine(LINE, [], 590)).toEqual({ position: 2, text: 'Mat', amount: 590, tax: 90 });
  const earlier = [creditLine(LINE, [], 590), { position: 1, text: 'Talk', amount: 700, tax: 0 }];
  expect(creditableAmount(LINE, earlier)).toBe(590);
});

it('credit notes for all parts of a line give all of its tax back', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(parts, fc.nat(100), (amounts, share) => {
      const amount = amounts.reduce((sum, part) => sum + part, 0);
      const billed = { ...LINE, amount, tax: Math.floor((amount * share) / 100) };
      const lines = amounts.reduce<CreditNoteLine[]>(
        (all, part) => [...all, creditLine(billed, all, part)],
        [],
      );
      expect(creditableAmount(billed, lines)).toBe(0);
      expect(lines.reduce((sum, { tax }) => sum + tax, 0)).toBe(billed.tax);
      for (const line of lines) expect(line.tax >= 0 && line.tax <= line.amount).toBe(true);
    }),
  );
});

it('asks for a reason and an amount', () => {
  expect(messagesOf(newCreditNoteSchema, { lines: [] })).toEqual({
    reason: CREDIT_NOTE_MESSAGES.reason,
    lines: CREDIT_NOTE_MESSAGES.nothing,
  });
  expect(
    Object.keys(messagesOf(newCreditNoteSchema, { reason: 'x', lines: [{ position: 0, amount: 0 }] })),
  ).toEqual(['lines[0].amount']);
  expect(messagesOf(newCreditNoteSchema, { reason: 'x', lines: [{ position: 0, amount: 1 }] })).toEqual({});
});
