import type { AppointmentKind } from '@nivara/shared/domain/appointment';

const words: Record<AppointmentKind, string> = {
  consultation: 'Consultation',
  test: 'Test',
  wellness: 'Wellness',
  package: 'Package',
};

export const kindInWords = (kind: AppointmentKind): string => words[kind];
