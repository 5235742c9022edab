import { encode } from 'uqr';
import { qrCode } from '../../documents/qr-code';
import { paymentWaysOf } from './bill-payment';

const CLINIC = { upiId: 'clinic@bank', upiName: 'Test Clinic', meetingUrl: 'https://meet.example' };
const BILL = {
  number: 'NV-2026-000001',
  amount_paise: 80_000,
  credited_paise: 0,
  received_paise: 0,
  refunded_paise: 0,
  cancelled_at: null,
  status: 'unpaid',
} as const;

/** Returns which squares the path makes dark. */
function paint({ size, path }: { size: number; path: string }): boolean[][] {
  const squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    squares[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return squares;
}

const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

it('a QR code has three finder patterns and a quiet zone of four squares', () => {
  const qr = qrCode('upi://pay?pa=clinic@bank');
  expect(qr.path).toMatch(/^(?:M\d+ \d+h(\d+)v1h-\1z)+$/);
  const squares = paint(qr).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));
  const far = qr.size - 4 - 7;
  for (const [x, y] of [
    [4, 4],
    [far, 4],
    [4, far],
  ] as const) {
    expect(squares.slice(y, y + 7).map((row) => row.slice(x, x + 7))).toEqual(FINDER);
  }
  const border = [...squares.slice(0, 4), ...squares.slice(-4)].join('');
  expect(border).toMatch(/^\.+$/);
  expect(squares.every((row) => row.startsWith('....') && row.endsWith('....'))).toBe(true);
});

it('the QR code of a bill contains the UPI link, and is the same each time', () => {
  const payment = paymentWaysOf(CLINIC, BILL);
  const upiLink =
    'upi://pay?pa=clinic@bank&pn=Test%20Clinic&am=800.00&cu=INR&tn=Bill%20NV-2026-000001&tr=NV-2026-000001';
  expect(payment).toEqual({ upiLink, qr: qrCode(upiLink) });
  expect(paymentWaysOf(CLINIC, BILL)).toEqual(payment);
  const qr = payment?.qr ?? { size: 0, path: '' };
  expect(paint(qr)).toEqual(encode(upiLink, { ecc: 'M', border: 4 }).data);
  expect(paint(qr)).not.toEqual(paint(qrCode(upiLink.replace('800', '801'))));
});

it.each(['reported', 'paid', 'cancelled', 'refund due', 'refunded'] as const)(
  'a bill that is %s has no UPI link',
  (status) => {
    expect(paymentWaysOf(CLINIC, { ...BILL, status })).toBeNull();
  },
);
