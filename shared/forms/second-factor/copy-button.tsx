import { useState } from 'react';
import { Button } from '../../ui/form/button';

/** Says next to the button that the text is copied, or that the browser refuses. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage('Copied.');
    } catch {
      setMessage('This browser does not let us copy. Please mark the text and copy it.');
    }
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status">{message}</span>
    </>
  );
}
