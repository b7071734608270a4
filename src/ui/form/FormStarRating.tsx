import { StarRating } from '../StarRating/StarRating';
import type { StarRatingProps } from '../StarRating/StarRating';
import { useFormField } from './submit/useFormField';

export type FormStarRatingProps = Omit<StarRatingProps, 'value' | 'error' | 'onChange' | 'onBlur'>;

/** StarRating bound to the form's field of this name. */
export function FormStarRating(props: FormStarRatingProps) {
  return <StarRating {...props} {...useFormField(props.name, 0)} />;
}
