import { Alert } from '@nivara/shared/ui/feedback/alert';

export interface Problems {
  messages: readonly string[];
  refused: readonly { name: string; reason: string }[];
}

export function FileProblems({ messages, refused }: Problems) {
  if (messages.length === 0 && refused.length === 0) return null;
  return (
    <Alert tone="error" live>
      {messages.map((message) => (
        <p key={message}>
          <strong>{message}</strong>
        </p>
      ))}
      {refused.map(({ name, reason }, index) => (
        <p key={index}>
          {name}: {reason}
        </p>
      ))}
    </Alert>
  );
}
