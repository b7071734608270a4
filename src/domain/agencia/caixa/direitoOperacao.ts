/** Form for granting or removing the dispatcher's right. */
export interface DadosDireito {
  email: string;
  decisao: 'dar' | 'retirar' | '';
}

export const direitoVazio: DadosDireito = { email: '', decisao: '' };
