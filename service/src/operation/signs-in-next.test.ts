import { ROLE } from '@nivara/shared/contracts/session';
import { signsInNext } from './signs-in-next';

it.each([
  [ROLE.patient, true, 'signs in with the password alone'],
  [ROLE.doctor, true, 'sets a new second factor up at the next sign-in, after the password'],
  [ROLE.desk, true, 'sets a new second factor up at the next sign-in, after the password'],
  [ROLE.desk, false, 'signs in with the password alone'],
])(
  'tells how the role %s signs in next (staff need a second factor: %s)',
  (role, staffNeedsSecondFactor, sentence) => {
    expect(signsInNext({ staffNeedsSecondFactor }, { role })).toBe(sentence);
  },
);
