/** Typings of the used part, since the package's own are loose. */
declare module 'react-input-mask' {
  import type { ChangeEvent, ReactElement } from 'react';

  interface InputMaskProps {
    mask: string;
    maskPlaceholder: null;
    value: string;
    disabled?: boolean | undefined;
    readOnly?: boolean | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onBlur?: (() => void) | undefined;
    onFocus?: (() => void) | undefined;
    /** An element that receives the input's props and a ref. */
    children: ReactElement;
  }

  export default function InputMask(props: InputMaskProps): ReactElement;
}
