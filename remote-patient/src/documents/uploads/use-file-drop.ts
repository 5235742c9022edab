import { useEffect, useState, type DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') === true;

/** `isOver` is true while files are dragged over the zone. */
export function useFileDrop(onDrop: (files: File[]) => void, disabled: boolean) {
  const [depth, setDepth] = useState(0);

  // A file dropped beside the zone would open in place of the page, and every answer would be lost.
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);

  return {
    isOver: depth > 0 && !disabled,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (hasFiles(event)) setDepth((count) => count + 1);
      },
      // Entering a child fires a leave event of its parent, so only the last leave counts.
      onDragLeave: (event: DragEvent) => {
        if (hasFiles(event)) setDepth((count) => Math.max(0, count - 1));
      },
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setDepth(0);
        if (!disabled) onDrop([...event.dataTransfer.files]);
      },
    },
  };
}
