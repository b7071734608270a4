import { toLinha } from '../../base/linha';
import { formatCnpj, normalizeCnpj } from '../../base/pessoa/cnpj';
import type { Tomador, TomadorDoPedido, TomadorNoDocumento } from '../../wire/compra/tomador';

/** The form of the company that an order is invoiced to. */
export interface DadosTomador {
  cnpj: string;
  razaoSocial: string;
  email: string;
}

/** As it is sent; an empty e-mail is none. */
export function toTomador({ cnpj, razaoSocial, email }: DadosTomador): Tomador {
  const para = email.trim().toLowerCase();
  return { cnpj: normalizeCnpj(cnpj), razaoSocial: toLinha(razaoSocial), ...(para !== '' && { email: para }) };
}

/** The form as it begins. */
export const fromTomador = (tomador: TomadorDoPedido | null): DadosTomador => ({
  cnpj: tomador ? formatCnpj(tomador.cnpj) : '',
  razaoSocial: tomador?.razaoSocial ?? '',
  email: tomador?.email ?? '',
});

/** `Viação Exemplo Ltda., CNPJ 12.345.678/0001-95`. */
export const nomeDoTomador = ({ razaoSocial, cnpj }: TomadorNoDocumento): string =>
  `${razaoSocial}, CNPJ ${formatCnpj(cnpj)}`;
