import { getIn } from 'final-form';
import { useMemo, type ReactNode } from 'react';
import { useForm } from 'react-final-form';
import { RefusalsContext } from './submit/refusals';

export interface FormRefusalsProps {
  /** Reasons of the server's refusal, each with the name of its field where it has one. */
  erros: readonly { campo?: string; mensagem: string }[];
  children: ReactNode;
}

/** Shows the server's reasons at the fields that they name, each until the value that was refused is changed. */
export function FormRefusals({ erros, children }: FormRefusalsProps) {
  const form = useForm();
  const refusals = useMemo(() => {
    const values = form.getState().values as object;
    return new Map(
      erros.flatMap(({ campo, mensagem }) =>
        campo ? [[campo, { mensagem, value: getIn(values, campo) as unknown }] as const] : [],
      ),
    );
  }, [form, erros]);
  return <RefusalsContext value={refusals}>{children}</RefusalsContext>;
}
