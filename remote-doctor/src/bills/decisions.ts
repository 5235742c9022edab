import { type BillStatus, type ClinicDecision, isPayable } from '@nivara/shared/domain/bill';

interface Decision {
  /** The label of the button in the list. */
  label: string;
  title: string;
  /** The consequence of the decision. */
  consequence: string;
  confirm: string;
  done: string;
  danger?: boolean;
}

/** The decisions about a bill; `labelOf` has another label for `paid` while no payment is reported. */
export const DECISIONS: Record<ClinicDecision, Decision> = {
  paid: {
    label: 'Confirm',
    title: 'Has the money arrived?',
    consequence: 'The patient gets a receipt.',
    confirm: 'Yes, it is paid',
    done: 'is paid',
  },
  unpaid: {
    label: 'Not received',
    title: 'Has no money arrived?',
    consequence: 'The report of the payment is removed, and the bill can be paid again.',
    confirm: 'It is not paid',
    done: 'is not paid',
    danger: true,
  },
  refunded: {
    label: 'Refunded',
    title: 'Is the money returned?',
    consequence: 'The bill is closed, and the patient is notified.',
    confirm: 'Yes, it is returned',
    done: 'is refunded',
  },
  cancelled: {
    label: 'Never paid',
    title: 'Was nothing paid?',
    consequence: 'The bill is cancelled: there is nothing to return.',
    confirm: 'Cancel the bill',
    done: 'is cancelled',
    danger: true,
  },
};

export const labelOf = (status: BillStatus, decision: ClinicDecision): string =>
  isPayable({ status }) && decision === 'paid' ? 'Mark as paid' : DECISIONS[decision].label;
