import { meiosBalcao, type MeioBalcao } from '../../../domain/agencia/balcao';

/** Label and button of each payment method at the counter. */
export const textosMeio: Record<MeioBalcao, { rotulo: string; acao: string; onde?: string }> = {
  dinheiro: { rotulo: 'Dinheiro', acao: 'Receber e emitir' },
  debito: { rotulo: 'Débito', acao: 'Cobrar na maquininha', onde: 'Maquininha' },
  credito: { rotulo: 'Crédito', acao: 'Cobrar na maquininha', onde: 'Maquininha' },
  pix: { rotulo: 'Pix', acao: 'Mostrar o QR do Pix' },
  link: { rotulo: 'Link', acao: 'Gerar link de pagamento' },
};

/** `Alt+1` is the first payment method, and so on. */
export const atalhoDe = (meio: MeioBalcao): string => `Alt+${meiosBalcao.indexOf(meio) + 1}`;

export const textosBalcao = {
  titulo: 'Como o cliente paga?',
  carregando: 'Abrindo o balcão',
  falhou: 'Não conseguimos ver o seu caixa',
  semCaixaTitulo: 'Abra o caixa para vender',
  semCaixa:
    'O dinheiro de uma venda precisa de um caixa aberto. As poltronas continuam reservadas pelo tempo da reserva.',
  pausadoTitulo: 'O seu caixa está pausado',
  pausado: 'Retome o caixa para continuar esta venda. As poltronas continuam reservadas pelo tempo da reserva.',
  irAoCaixa: 'Ir para o caixa',
  conferirCaixa: 'Já abri o caixa',
  recebido: 'Valor recebido',
  sugestoes: 'Valores prováveis',
  exato: 'Valor exato',
  troco: 'Troco',
  falta: 'Falta',
  pixFora: 'O Pix está fora do ar no momento. Receba de outra forma.',
  ajuda: 'Teclas do balcão',
} as const;

/** Keyboard shortcuts in the order of a sale. */
export const teclas: readonly { label: string; value: string }[] = [
  { label: 'Poltronas', value: 'Digite o número e Enter para escolher; Enter com o campo vazio continua' },
  { label: 'Passageiros', value: 'Tab entre os campos; Enter continua' },
  { label: 'Alt+1 a Alt+5', value: meiosBalcao.map((meio) => textosMeio[meio].rotulo).join(', ') },
  { label: 'Pagamento', value: 'Digite o valor recebido e Enter para receber e emitir' },
  { label: 'Bilhete', value: 'Enter imprime; Tab e Enter começam outra venda' },
];
