import { PhotoPages } from '../photographs/photo-pages';
import { ChosenFile, FileRows } from './chosen-file';
import type { QueuedFile } from './upload-queue';
import type { Uploads } from './use-upload-queue';

interface ChosenFilesProps {
  uploads: Uploads;
  onRemove: (index: number) => void;
  onMorePages: (photographs: File[], to: QueuedFile) => void;
}

export function ChosenFiles({ uploads, onRemove, onMorePages }: ChosenFilesProps) {
  const { queue, photographs } = uploads;
  const isUploading = queue.phase === 'uploading';
  if (queue.files.length === 0) return null;
  return (
    <FileRows role="list" aria-label="Chosen files">
      {queue.files.map((chosen, index) => (
        <ChosenFile
          key={chosen.key}
          chosen={chosen}
          onRemove={isUploading || photographs.progress ? undefined : () => onRemove(index)}
        >
          {chosen.photographs ? (
            <PhotoPages
              document={chosen.photographs}
              onAdd={(more) => onMorePages(more, chosen)}
              onRemove={(page) => void photographs.removePage(chosen, page)}
              isBusy={photographs.progress !== undefined}
              canChange={!isUploading}
            />
          ) : null}
        </ChosenFile>
      ))}
    </FileRows>
  );
}
