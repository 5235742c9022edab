import styled from 'styled-components';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { color, radius, space, targetSize } from '@nivara/shared/ui/tokens/theme';

const Timings = styled.fieldset`
  display: grid;
  padding: 0;
  border: 0;
  gap: ${space[2]};
  grid-template-columns: repeat(auto-fill, minmax(min(6rem, 100%), 1fr));

  label {
    display: grid;
    min-height: ${targetSize.medium};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.medium};
    cursor: pointer;
    font-variant-numeric: lining-nums tabular-nums;
    place-items: center;
  }
  label:has(:checked) {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    color: ${color.primary};
    font-weight: 650;
  }
  label:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    opacity: 0;
  }
`;

interface TimingRadiosProps {
  /** For screen readers, for example "Your free timings on Tuesday". */
  legend: string;
  /** The name of the radio group; groups with the same name are one choice. */
  name: string;
  timings: readonly string[];
  /** Empty until a timing is chosen. */
  chosen: string;
  onChoose: (timing: string) => void;
}

export const TimingRadios = ({ legend, name, timings, chosen, onChoose }: TimingRadiosProps) => (
  <Timings>
    <VisuallyHidden as="legend">{legend}</VisuallyHidden>
    {timings.map((timing) => (
      <label key={timing}>
        <input
          type="radio"
          name={name}
          value={timing}
          checked={timing === chosen}
          onChange={() => onChoose(timing)}
        />
        {timing}
      </label>
    ))}
  </Timings>
);
