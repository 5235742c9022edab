import { formatRupees } from '@nivara/shared/domain/rupees';
import { useCallback, useId } from 'react';
import styled from 'styled-components';
import { readService } from '@nivara/shared/api-client/clinic-services';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { ServiceListEntry } from '@nivara/shared/domain/clinic-service';
import { ChoiceInput, ChoiceLabel, ChoiceRow } from '@nivara/shared/ui/choice/choice-look';
import { controlLook, FieldFrame } from '@nivara/shared/ui/form/field-frame';

const Select = styled.select`
  ${controlLook}
`;

interface ServiceChoiceProps {
  services: readonly ServiceListEntry[];
  /** 0 until a service is chosen. */
  service: number;
  online: boolean;
  onService: (service: number) => void;
  onOnline: (online: boolean) => void;
}

export function ServiceChoice({ services, service, online, onService, onOnline }: ServiceChoiceProps) {
  const id = useId();
  return (
    <>
      <FieldFrame id={id} label="Service">
        <Select id={id} value={service} onChange={({ target }) => onService(Number(target.value))}>
          <option value={0}>Choose…</option>
          {services.map((each) => (
            <option key={each.id} value={each.id}>
              {each.service}
            </option>
          ))}
        </Select>
      </FieldFrame>
      {service === 0 ? null : <Terms key={service} service={service} online={online} onOnline={onOnline} />}
    </>
  );
}

/** Shows the fee, which callers ask for, and the choice of a consultation by video; nothing until they are loaded. */
function Terms({ service, online, onOnline }: Pick<ServiceChoiceProps, 'service' | 'online' | 'onOnline'>) {
  const id = useId();
  const known = useAnswer(useCallback(() => readService(service), [service]));
  if (known.status !== 'ready') return null;
  return (
    <>
      <p>{`${formatRupees(known.data.fee)} before any offer.`}</p>
      {known.data.online ? (
        <ChoiceRow>
          <ChoiceInput
            id={id}
            type="checkbox"
            checked={online}
            onChange={({ target }) => onOnline(target.checked)}
          />
          <ChoiceLabel htmlFor={id}>By video</ChoiceLabel>
        </ChoiceRow>
      ) : null}
    </>
  );
}
