import { type AccessRow, DOCTORS } from './access-row';

export const dayAccess: AccessRow[] = [
  // Each doctor gets their own day and week.
  { route: 'GET /doctors/me/day', rule: 'doctor', answers: DOCTORS(200) },
  {
    route: 'GET /doctors/me/week',
    rule: 'doctor',
    prepare: () => ({ url: '/doctors/me/week?from=2026-03-02' }),
    answers: DOCTORS(200),
  },
  // The founder gets the clinic's figures, other doctors their own; neither the desk nor patients get any.
  { route: 'GET /business-report', rule: 'doctor', answers: DOCTORS(200) },
  {
    route: 'GET /business-report/rows',
    rule: 'doctor',
    prepare: () => ({ url: '/business-report/rows?figure=appointments' }),
    answers: DOCTORS(200),
  },
];
