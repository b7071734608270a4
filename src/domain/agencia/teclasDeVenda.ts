import { meiosBalcao, type MeioBalcao } from './balcao';

/** Name of each payment method at the counter. */
export const rotulosMeio: Record<MeioBalcao, string> = {
  dinheiro: 'Dinheiro',
  debito: 'Débito',
  credito: 'Crédito',
  pix: 'Pix',
  link: 'Link',
};

/** Keys of a sale, in its order. */
export const teclasDeVenda: readonly { keys: string; label: string }[] = [
  { keys: 'Número, Enter', label: 'Poltronas: escolhe; Enter com o campo vazio continua' },
  { keys: 'Tab, Enter', label: 'Passageiros: de campo em campo; Enter continua' },
  { keys: 'Alt+1 a Alt+5', label: `Pagamento: ${meiosBalcao.map((meio) => rotulosMeio[meio]).join(', ')}` },
  { keys: 'Valor, Enter', label: 'Dinheiro: o valor recebido; Enter recebe e emite' },
  { keys: 'Enter', label: 'Bilhete: imprime; Tab e Enter começam outra venda' },
];
