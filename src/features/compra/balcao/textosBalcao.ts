import { meiosBalcao, type MeioBalcao } from '../../../domain/agencia/balcao';
import { rotulosMeio } from '../../../domain/agencia/teclasDeVenda';

/** Label and button of each payment method at the counter. */
export const textosMeio: Record<MeioBalcao, { rotulo: string; acao: string; onde?: string }> = {
  dinheiro: { rotulo: rotulosMeio.dinheiro, acao: 'Receber e emitir' },
  debito: { rotulo: rotulosMeio.debito, acao: 'Cobrar na maquininha', onde: 'Maquininha' },
  credito: { rotulo: rotulosMeio.credito, acao: 'Cobrar na maquininha', onde: 'Maquininha' },
  pix: { rotulo: rotulosMeio.pix, acao: 'Mostrar o QR do Pix' },
  link: { rotulo: rotulosMeio.link, acao: 'Gerar link de pagamento' },
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
