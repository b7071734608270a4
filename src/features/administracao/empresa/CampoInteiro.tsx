import { FormTextInput } from '../../../ui/form/FormTextInput';

interface CampoInteiroProps {
  name: string;
  label: string;
  hint: string;
  maxLength?: number;
}

/** A whole number of the company's document, typed as a text. */
export const CampoInteiro = ({ maxLength = 2, ...props }: CampoInteiroProps) => (
  <FormTextInput {...props} inputMode="numeric" maxLength={maxLength} required />
);
