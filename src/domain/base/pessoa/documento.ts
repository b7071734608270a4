import { msg } from '../../../words/t';

/** Document types of spec §3. */
export const tiposDocumento = { cpf: 1, rg: 2, cnh: 3, passaporte: 4, tituloEleitor: 5 } as const;
export type TipoDocumento = keyof typeof tiposDocumento;
export type CodigoDocumento = (typeof tiposDocumento)[TipoDocumento];

export const rotulosDocumento: Record<TipoDocumento, string> = {
  cpf: 'CPF',
  rg: 'RG',
  cnh: 'CNH',
  passaporte: msg('Passaporte'),
  tituloEleitor: msg('Título de eleitor'),
};

/** Maps the spec's code to `tpDoc` of a BP-e: 1 RG, 2 Título, 3 Passaporte, 4 CNH, 5 Outros. */
export const tpDocBpe: Record<CodigoDocumento, 1 | 2 | 3 | 4 | 5> = { 1: 5, 2: 1, 3: 4, 4: 3, 5: 2 };
