import { FormRadioGroup } from '../../ui/form/FormRadioGroup';
import { meiosDoBalcao } from './palavrasEncomenda';

/** How the customer pays at the counter: the form's field `meio`. */
export function MeioField() {
  return <FormRadioGroup name="meio" label="Como o cliente paga" options={meiosDoBalcao} />;
}
