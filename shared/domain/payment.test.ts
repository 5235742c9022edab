import { PAYMENT_MESSAGES, newPaymentSchema, paymentDecisionSchema } from './payment';
import { messagesOf } from '../testing/messages-of';

it.each([
  [{ method: 'cash', amount: 100 }, {}],
  [{ method: 'card', amount: 100 }, {}],
  [{ method: 'card', amount: 100, reference: 'SLIP123' }, {}],
  [{ method: 'upi', amount: 100, reference: '300000000001' }, {}],
  [{ method: 'cash', amount: 100, reference: 'SLIP123' }, { reference: PAYMENT_MESSAGES.noReference }],
  [{ method: 'upi', amount: 100 }, { reference: PAYMENT_MESSAGES.reference }],
  [{ method: 'upi', amount: 100, reference: '  ' }, { reference: PAYMENT_MESSAGES.reference }],
  [{ method: 'cheque', amount: 100 }, { method: PAYMENT_MESSAGES.method }],
  [{ method: 'cash' }, { amount: PAYMENT_MESSAGES.amount }],
])('answers the payment %j with %j', (payment, messages) => {
  expect(messagesOf(newPaymentSchema, payment)).toEqual(messages);
});

it.each([0, -1, 1.5, '12x', 1_000_000_001])('refuses %j paise', (amount) => {
  expect(Object.keys(messagesOf(newPaymentSchema, { method: 'cash', amount }))).toEqual(['amount']);
});

it('accepts “confirmed” with or without an amount and “not received”, but no other decision', () => {
  expect(messagesOf(paymentDecisionSchema, { status: 'confirmed' })).toEqual({});
  expect(messagesOf(paymentDecisionSchema, { status: 'confirmed', amount: 5 })).toEqual({});
  expect(messagesOf(paymentDecisionSchema, { status: 'not received' })).toEqual({});
  expect(Object.keys(messagesOf(paymentDecisionSchema, { status: 'reported' }))).toEqual(['status']);
});
