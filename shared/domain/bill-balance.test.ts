import { type BillSums, balanceOf, refundableOf, statusOf } from './bill-balance';
import type { BillStatus } from './bill';

const sums = (differences: Partial<BillSums>): BillSums => ({
  amount: 1_000,
  credited: 0,
  received: 0,
  refunded: 0,
  reported: 0,
  isCancelled: false,
  ...differences,
});

it.each<[Partial<BillSums>, BillStatus, balance: number]>([
  [{}, 'unpaid', 1_000],
  [{ reported: 1_000 }, 'reported', 1_000],
  [{ received: 400 }, 'part paid', 600],
  [{ received: 400, reported: 600 }, 'reported', 600],
  [{ received: 1_000 }, 'paid', 0],
  [{ received: 1_000, credited: 300 }, 'refund due', -300],
  [{ received: 1_000, credited: 300, refunded: 100 }, 'refund due', -200],
  [{ received: 1_000, credited: 300, refunded: 300 }, 'paid', 0],
  [{ received: 1_000, credited: 1_000 }, 'refund due', -1_000],
  [{ received: 1_000, credited: 1_000, refunded: 1_000 }, 'refunded', 0],
  [{ received: 400, credited: 600 }, 'paid', 0],
  [{ received: 400, credited: 100 }, 'part paid', 500],
  [{ isCancelled: true }, 'cancelled', 0],
  [{ isCancelled: true, reported: 1_000 }, 'refund due', 0],
  [{ isCancelled: true, received: 1_000 }, 'refund due', -1_000],
  [{ isCancelled: true, received: 1_000, refunded: 1_000 }, 'refunded', 0],
  [{ amount: 0 }, 'paid', 0],
  [{ amount: 0, isCancelled: true }, 'cancelled', 0],
])('%j makes a bill %s, with a balance of %d', (differences, status, balance) => {
  expect(statusOf(sums(differences))).toBe(status);
  expect(balanceOf(sums(differences))).toBe(balance);
  expect(refundableOf(sums(differences))).toBe(Math.max(0, -balance));
});
