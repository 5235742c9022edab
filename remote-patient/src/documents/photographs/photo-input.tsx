import { useId, type ChangeEvent, type MouseEvent, type ReactNode, type Ref } from 'react';
import type { ButtonSize, ButtonVariant } from '@nivara/shared/ui/form/button-look';
import { FileInput, FileInputLabel } from '../uploads/file-input';
import { PHOTO_TYPES } from './photographs';

interface PhotoInputProps {
  children: ReactNode;
  onChosen: (files: File[]) => void;
  /** True while photographs are read; the input then keeps the focus but accepts no files. */
  isBusy: boolean;
  disabled?: boolean;
  size?: ButtonSize;
  variant?: ButtonVariant;
  describedBy?: string;
  ref?: Ref<HTMLInputElement>;
}

/** On phones the file dialog offers the camera as well as existing pictures. */
export function PhotoInput({
  children,
  onChosen,
  isBusy,
  disabled,
  size = 'medium',
  variant = 'secondary',
  describedBy,
  ref,
}: PhotoInputProps) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Cleared, so that the same photograph can be chosen again after it was removed.
    target.value = '';
    if (files.length > 0 && !isBusy) onChosen(files);
  };
  return (
    <div>
      <FileInput
        ref={ref}
        id={id}
        type="file"
        accept={PHOTO_TYPES}
        multiple
        disabled={disabled}
        aria-disabled={isBusy || undefined}
        aria-describedby={describedBy}
        onClick={(event: MouseEvent) => {
          if (isBusy) event.preventDefault();
        }}
        onChange={choose}
      />
      <FileInputLabel htmlFor={id} $variant={variant} $size={size} $full={false}>
        {children}
      </FileInputLabel>
    </div>
  );
}
