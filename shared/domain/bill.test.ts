import {
  BILL_DECISIONS,
  BILL_MESSAGES,
  BILL_STATUSES,
  CLINIC_DECISIONS,
  billChangeSchema,
  billLookupSchema,
  guestPaymentReportSchema,
  hasReceipt,
  payeeOf,
  paymentReportSchema,
  statusesBefore,
  upiLink,
  whyNotDecided,
  whyNotReported,
} from './bill';
import { formatRupees } from './rupees';
import { FIELD_MESSAGES } from './field-rules';
import { messagesOf } from '../testing/messages-of';

const PAYEE = { upiId: 'clinic@bank', upiName: 'Test Clinic' };

describe('a UPI link', () => {
  it('has the payee, the amount in rupees and what the payment is for', () => {
    expect(upiLink(PAYEE, { billNo: 'NV-2026-000001', amount: 80_000 })).toBe(
      'upi://pay?pa=clinic@bank&pn=Test%20Clinic&am=800.00&cu=INR&tn=Bill%20NV-2026-000001&tr=NV-2026-000001',
    );
  });

  it.each([
    [1, '0.01'],
    [99, '0.99'],
    [100, '1.00'],
    [110, '1.10'],
    [123_456_789, '1234567.89'],
    [1_005, '10.05'],
  ])('asks for %d paise as %s', (amount, am) => {
    const link = new URL(upiLink(PAYEE, { billNo: 'NV-2026-000001', amount }));
    expect(link.searchParams.get('am')).toBe(am);
  });

  it.each(['Rao & Sons = 100% + care', 'क्लिनिक', 'a?b#c/d', "O'Neill"])(
    'contains the complete name %s',
    (upiName) => {
      const link = upiLink({ ...PAYEE, upiName }, { billNo: 'NV-2026-000001', amount: 100 });
      expect(new URL(link).searchParams.get('pn')).toBe(upiName);
      expect(payeeOf(link)).toEqual({ ...PAYEE, upiName });
      expect(link).toMatch(/^[\w:/?&=@%.'-]+$/);
      expect([...new URL(link).searchParams.keys()]).toEqual(['pa', 'pn', 'am', 'cu', 'tn', 'tr']);
    },
  );
});

it.each([
  [0, '₹0.00'],
  [5, '₹0.05'],
  [120_000, '₹1,200.00'],
  [12_000_000, '₹1,20,000.00'],
  [-8_000, '-₹80.00'],
])('writes %d paise as %s', (paise, text) => {
  expect(formatRupees(paise)).toBe(text);
});

it.each(['abc123', 'A1B2C3', '123456', ` ${'x'.repeat(35)} `])(
  'accepts %j as a transaction id',
  (transactionId) => {
    expect(messagesOf(paymentReportSchema, { transactionId })).toEqual({});
  },
);

it.each([
  [undefined, BILL_MESSAGES.transactionIdRequired],
  [null, BILL_MESSAGES.transactionIdRequired],
  ['  ', BILL_MESSAGES.transactionIdRequired],
  [123_456, FIELD_MESSAGES.text],
  ['abc12', BILL_MESSAGES.transactionId],
  ['x'.repeat(36), BILL_MESSAGES.transactionId],
  ['abc 123', BILL_MESSAGES.transactionId],
  ['abc-123', BILL_MESSAGES.transactionId],
  ['१२३४५६', BILL_MESSAGES.transactionId],
])('refuses %j as a transaction id', (transactionId, message) => {
  expect(messagesOf(paymentReportSchema, { transactionId })).toEqual({ transactionId: message });
});

it('asks a guest for the bill number and the phone', () => {
  expect(messagesOf(billLookupSchema, {})).toEqual({
    number: BILL_MESSAGES.numberRequired,
    phone: FIELD_MESSAGES.phoneRequired,
  });
  expect(messagesOf(billLookupSchema, { number: 'x'.repeat(21), phone: '12' })).toEqual({
    number: FIELD_MESSAGES.tooLong(20),
    phone: FIELD_MESSAGES.phone,
  });
  expect(messagesOf(guestPaymentReportSchema, { number: 'NV-2026-000001', phone: '98765 43210' })).toEqual({
    transactionId: BILL_MESSAGES.transactionIdRequired,
  });
});

it('takes a transaction id from the clinic only with a payment, and refuses a status that is no decision', () => {
  expect(messagesOf(billChangeSchema, { status: 'paid', transactionId: 'abc123' })).toEqual({});
  expect(messagesOf(billChangeSchema, { status: 'paid' })).toEqual({});
  expect(messagesOf(billChangeSchema, { status: 'unpaid', transactionId: 'abc123' })).toEqual({
    transactionId: BILL_MESSAGES.transactionIdOnlyWhenPaid,
  });
  for (const status of ['reported', 'refund due', '', null, 1]) {
    expect(Object.keys(messagesOf(billChangeSchema, { status }))).toEqual(['status']);
  }
});

it('allows exactly these decisions for each status', () => {
  expect(BILL_DECISIONS).toEqual({
    unpaid: ['paid'],
    reported: ['paid', 'unpaid'],
    'part paid': ['paid'],
    paid: [],
    cancelled: [],
    'refund due': ['refunded', 'cancelled'],
    refunded: [],
  });
  expect(CLINIC_DECISIONS.map(statusesBefore)).toEqual([
    ['unpaid', 'reported', 'part paid'],
    ['reported'],
    ['refund due'],
    ['refund due'],
  ]);
});

it('gives the reason for a refused change', () => {
  expect(whyNotDecided('cancelled', 'paid')).toBe(
    'This bill is cancelled: there is nothing to pay. Only a bill with the status “Unpaid”, “Payment reported” or “Paid in part” can become “Paid”.',
  );
  for (const status of BILL_STATUSES) expect(whyNotReported(status)).toMatch(/^\S.*\. No payment/);
});

it.each([
  ['unpaid', 0, false],
  ['reported', 0, false],
  ['part paid', 100, true],
  ['cancelled', 0, false],
  ['refund due', 0, false],
  ['refund due', 100, true],
  ['paid', 100, true],
  ['paid', 0, true],
  ['refunded', 100, true],
] as const)('a bill that is %s, with %d paise received, has a receipt: %s', (status, received, has) => {
  expect(hasReceipt({ status, received })).toBe(has);
});
