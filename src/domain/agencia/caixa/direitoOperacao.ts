import { EMAIL_MAXIMO, isEmail } from '../../base/pessoa/email';

/** Form for granting or removing the dispatcher's right. */
export interface DadosDireito {
  email: string;
  decisao: 'dar' | 'retirar' | '';
}

export const direitoVazio: DadosDireito = { email: '', decisao: '' };

/** Validation errors by field. */
export function errosDireito({
  email = '',
  decisao,
}: Partial<DadosDireito>): Partial<Record<keyof DadosDireito, string>> {
  const isValid = isEmail(email.trim()) && email.trim().length <= EMAIL_MAXIMO;
  return {
    ...(!isValid && { email: 'Informe um e-mail válido' }),
    ...(!decisao && { decisao: 'Escolha uma opção' }),
  };
}
