import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import { COUNTRIES, INDIAN_STATES, type Registration } from '@nivara/shared/domain/patient';
import { ChoiceListField } from '@nivara/shared/ui/choice-list-field';
import { TextField } from '@nivara/shared/ui/field';
import { ANSWER_NAMES as NAMES } from './answer-names';
import { choicesOf } from './choices';
import { FieldGrid } from './field-grid';

/** Step 2: where one lives. India’s states are a list; elsewhere the state is written. */
export function AddressFields() {
  const { values, setFieldValue } = useFormikContext<Registration>();
  const { country, state } = values.address;
  const inIndia = country === 'India';
  const isOfIndia = (INDIAN_STATES as readonly string[]).includes(state);

  // A state of one country is none of another: what was chosen before the country changed is asked for anew.
  const forEmptying = state !== '' && inIndia !== isOfIndia;
  useEffect(() => {
    if (forEmptying) void setFieldValue('address.state', '');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when the country changes, not while a state is typed
  }, [country]);
  return (
    <FieldGrid>
      <TextField
        name="address.flatHouse"
        label={NAMES['address.flatHouse']}
        autoComplete="address-line1"
        maxLength={120}
      />
      <TextField
        name="address.buildingApartment"
        label={NAMES['address.buildingApartment']}
        autoComplete="address-line2"
        maxLength={120}
      />
      <TextField
        name="address.areaStreet"
        label={NAMES['address.areaStreet']}
        autoComplete="address-line3"
        maxLength={120}
      />
      <TextField
        name="address.landmark"
        label={NAMES['address.landmark']}
        autoComplete="off"
        maxLength={120}
        optional
      />
      <ChoiceListField
        name="address.country"
        label={NAMES['address.country']}
        choices={choicesOf(COUNTRIES)}
      />
      {inIndia ? (
        <ChoiceListField
          key="list"
          name="address.state"
          label={NAMES['address.state']}
          choices={choicesOf(INDIAN_STATES)}
        />
      ) : (
        <TextField
          key="text"
          name="address.state"
          label={NAMES['address.state']}
          autoComplete="address-level1"
          maxLength={60}
        />
      )}
      <TextField
        name="address.city"
        label={NAMES['address.city']}
        autoComplete="address-level2"
        maxLength={60}
      />
      <TextField
        name="address.pinCode"
        label={inIndia ? NAMES['address.pinCode'] : 'Postal code'}
        hint={inIndia ? '6 digits.' : undefined}
        inputMode={inIndia ? 'numeric' : 'text'}
        autoComplete="postal-code"
        maxLength={12}
        characters={12}
      />
    </FieldGrid>
  );
}
