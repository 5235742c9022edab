import styled from 'styled-components';
import { momentInWords } from '@nivara/shared/domain/clinic-time';
import { type InboxEntry, type InboxItemInDetail, inboxNoteSchema } from '@nivara/shared/domain/inbox';
import { Button } from '@nivara/shared/ui/form/button';
import { TextArea } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Card } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { color, space, text } from '@nivara/shared/ui/tokens/theme';
import { UndoAnswer } from './undo-answer';
import type { ItemActions } from './use-item-actions';

const List = styled.ol`
  display: grid;
  padding: 0;
  margin: 0;
  list-style: none;

  li {
    display: grid;
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
    gap: ${space[1]};
    justify-items: start;
  }
  li:last-child {
    border-bottom: 0;
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  small {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
`;

const WORDS: Record<InboxEntry['kind'], string> = {
  note: 'Note',
  answer: 'Answered by mail',
  taken: 'Taken over by',
  returned: 'Given back to all',
  dated: 'Given a date:',
  done: 'Done',
  opened: 'Opened again',
};

const headOf = ({ kind, text: given }: InboxEntry) =>
  kind === 'taken' || kind === 'dated' ? `${WORDS[kind]} ${given}` : WORDS[kind];

interface ItemHistoryProps {
  item: InboxItemInDetail;
  actions: ItemActions;
}

/** Answers, notes and holders over time; the sender reads only the answers. */
export const ItemHistory = ({ item, actions }: ItemHistoryProps) => (
  <Card as="section" aria-labelledby="history">
    <Stack $gap={4}>
      <Heading level={2} look="h4" id="history">
        Notes and history
      </Heading>
      {item.history.length === 0 ? null : (
        <List role="list">
          {item.history.map((entry) => (
            <li key={entry.id}>
              <strong>{headOf(entry)}</strong>
              {entry.kind === 'note' || entry.kind === 'answer' ? <p>{entry.text}</p> : null}
              <small>{[momentInWords(new Date(entry.at)), entry.by].filter(Boolean).join(' · ')}</small>
              <UndoAnswer entry={entry} onUndo={() => void actions.undoAnswer(item, entry)} />
              {entry.kind === 'note' && entry.own ? (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove the note “${entry.text}”`}
                  onClick={() => void actions.removeNote(item, entry.id)}
                >
                  Remove
                </Button>
              ) : null}
            </li>
          ))}
        </List>
      )}
      <Form
        label="Add a note"
        initialValues={{ text: '' }}
        schema={inboxNoteSchema}
        onSubmit={async ({ text: note }, helpers) => {
          await actions.note(item, note);
          helpers.resetForm();
        }}
      >
        <TextArea name="text" label="Note" hint="Only the desk reads it." rows={2} />
        <SubmitButton variant="secondary" busyLabel="Saving…">
          Add the note
        </SubmitButton>
      </Form>
    </Stack>
  </Card>
);
