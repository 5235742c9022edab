import type { ConversationWithMessages } from '@nivara/shared/domain/conversation';

export const CONVERSATION_ID = 'c'.repeat(32);

/** Asha's question about her blood test, which Dr. Rohan has answered. */
export const conversation = (
  differences: Partial<ConversationWithMessages> = {},
): ConversationWithMessages => ({
  id: CONVERSATION_ID,
  patient: { id: 'a'.repeat(32), accountId: 'a'.repeat(32), name: 'Asha Kulkarni' },
  doctor: { id: 'd'.repeat(32), name: 'Dr. Rohan Demo' },
  doctorHasLeft: false,
  about: { kind: 'test', id: 'f'.repeat(32), title: 'Blood test, 2 March 2026' },
  lastText: 'Nothing to worry about.',
  lastAt: '2026-03-02T05:00:00.000Z',
  isUnanswered: false,
  unread: 0,
  hasEarlier: false,
  messages: [
    {
      id: '1'.repeat(32),
      author: 'Asha Kulkarni',
      isOwn: true,
      isFromPatient: true,
      text: 'Is my sugar too high?',
      at: '2026-03-02T04:30:00.000Z',
    },
    {
      id: '2'.repeat(32),
      author: 'Dr. Rohan Demo',
      isOwn: false,
      isFromPatient: false,
      text: 'Nothing to worry about.',
      at: '2026-03-02T05:00:00.000Z',
    },
  ],
  ...differences,
});
