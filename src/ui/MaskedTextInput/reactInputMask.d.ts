/** Typings of the used part, since the package's own are loose. */
declare module 'react-input-mask' {
  import type { ChangeEvent, ReactElement, Ref } from 'react';

  /** Text of an input and its selection. */
  export interface MaskState {
    value: string;
    selection: { start: number | null; end: number | null };
  }

  /** `previousState` stands only for a change by the person; `currentState` is then the browser's result. */
  export interface MaskChange {
    previousState?: MaskState;
    currentState?: MaskState;
    /** The mask's reading of it. */
    nextState: MaskState;
  }

  interface InputMaskProps {
    mask: string;
    maskPlaceholder: null;
    value: string;
    disabled?: boolean | undefined;
    readOnly?: boolean | undefined;
    beforeMaskedStateChange?: (change: MaskChange) => MaskState;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onBlur?: (() => void) | undefined;
    onFocus?: (() => void) | undefined;
    /** Of the input element. */
    ref?: Ref<HTMLInputElement>;
    /** An element that receives the input's props and a ref. */
    children: ReactElement;
  }

  export default function InputMask(props: InputMaskProps): ReactElement;
}
