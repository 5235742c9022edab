import type { ContactNoun } from '@nivara/shared/domain/contact';
import { type AccessRow, DOCTORS, EVERYBODY } from './access-row';

const FORM = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.org',
  phone: '9876543210',
  message: 'When does it begin?',
  course: '/courses/yoga-teacher-training',
};

const accessTo = (noun: ContactNoun): AccessRow[] => [
  { route: `POST /${noun}`, rule: 'anyone', prepare: () => ({ body: FORM }), answers: EVERYBODY(201) },
  { route: `GET /${noun}`, rule: 'doctor', answers: DOCTORS(200) },
];

export const contactAccess: AccessRow[] = [
  ...accessTo('messages'),
  ...accessTo('enrolments'),
  {
    route: 'POST /enrolments/confirmations/:id',
    rule: 'anyone',
    // No confirmation has this id: confirming takes the id, which only the sender gets, and the mailed code.
    prepare: () => ({ url: `/enrolments/confirmations/${'0'.repeat(32)}`, body: { code: '123456' } }),
    answers: EVERYBODY(410),
  },
];
