/** Input masks; 9 is a digit, * a digit or letter. */
export const masks = {
  cpf: '999.999.999-99',
  // CNPJs may contain letters since July 2026 (Instrução Normativa RFB 2.229/2024); the check digits stay numeric.
  cnpj: '**.***.***/****-99',
  celular: '(99) 99999-9999',
  cep: '99999-999',
  data: '99/99/9999',
  cnh: '99999999999',
  cartaoNumero: '9999 9999 9999 9999',
  cartaoValidade: '99/99',
  cartaoCvv: '9999',
} as const;

export type MaskName = keyof typeof masks;
