import { BOLETO_ANTECEDENCIA_DIAS } from '../../src/domain/pagamento/boleto/prazoBoleto';
import type { Canal } from '../../src/domain/wire/companhia/companhia';
import { MAXIMO_PARCELAS } from '../../src/domain/pagamento/cartao';
import { MAXIMO_POLTRONAS } from '../../src/domain/base/constantes';
import { diaDaSemana, formatDuracao, rotuloDiaCurto, rotulosClasse } from '../../src/domain/viagens/viagem';
import { formatDia, type Dia } from '../../src/domain/base/data';
import type { Conversa } from '../../src/domain/chatbot/passos';
import type { Lugar } from '../../src/domain/chatbot/lugares';
import type { ViagemSugerida } from '../../src/domain/wire/chatbot/chatbot';
import { formatCentavos } from '../../src/domain/base/dinheiro';

/** Length limit of messages. */
export const MAXIMO_TEXTO = 500;

export const exemplos = [
  'Amanhã cedo de Campinas para o Rio',
  'Onde está meu pedido?',
  'Quanto posso levar de bagagem?',
];

/** The assistant's abilities, in one sentence. */
const SEI = 'Sei buscar viagens, ver pedidos e atrasos e explicar as regras da viagem.';

export const textos = {
  saudacao:
    'Olá! Sou o assistente da Itapê. Diga de onde, para onde e quando você quer viajar, e eu mostro horários e preços. Também sei do seu pedido, de atrasos e das regras da viagem.',
  ajuda:
    'Posso buscar viagens com o preço final, dizer o dia mais barato, ver se um ônibus está no horário, mostrar seus pedidos, explicar bagagem, cancelamento, remarcação, documentos e gratuidades, e passar você para uma pessoa.',
  vazio: 'Não recebi nenhum texto. Diga, por exemplo: amanhã cedo de Campinas para o Rio, 2 pessoas.',
  longo: `Essa mensagem é longa demais para mim. ${SEI} Conte em até ${MAXIMO_TEXTO} caracteres, ou fale com uma pessoa.`,
  ofensa: `Sinto muito que algo não tenha saído bem. Se quiser, passo você para uma pessoa do atendimento. ${SEI}`,
  boleto: `Boleto vale só para viagens daqui a ${BOLETO_ANTECEDENCIA_DIAS} dias ou mais, quando a etapa de pagamento o oferece: vence em até três dias úteis, e a poltrona fica guardada até lá. Para as outras, você paga com Pix, cartão de crédito (em até ${MAXIMO_PARCELAS} vezes, conforme o valor) ou cartão de débito.`,
  comodidades:
    'O cadastro das viagens diz a classe e a poltrona, mas não se o ônibus tem Wi-Fi ou tomada. Para não prometer o que não sei, passo você para uma pessoa, que pode confirmar.',
  semSentido: `Não consegui ler essa mensagem, mas posso ajudar. ${SEI} Escreva, por exemplo: amanhã cedo de Campinas para o Rio.`,
  agradecimento: 'Por nada! Se precisar, é só escrever.',
  despedida: 'Até logo, e boa viagem!',
  recomeco: 'Vamos do começo. De onde você sai, e para onde vai?',
  incompreensao: `Não entendi. ${SEI} Se for outro assunto, passo você para uma pessoa.`,
  semCatalogo:
    'Ainda não há viagens à venda: os horários e os preços ainda não foram publicados. Posso explicar as regras da viagem ou passar você para uma pessoa.',
  mesmoLugar: 'A origem e o destino são o mesmo lugar. Para onde você quer ir?',
  diaImpossivel: 'Essa data não existe no calendário. Que dia você quer viajar?',
  pessoasDemais: `Cada compra leva até ${MAXIMO_POLTRONAS} pessoas. Para um grupo maior, peça uma proposta em “Viagem em grupo”, no rodapé do site, ou fale com uma pessoa do atendimento.`,
  loginForPedidos: 'Para ver os seus pedidos preciso saber quem é você. Entre na sua conta, e eu mostro aqui mesmo.',
  loginForSituacao:
    'Diga de onde para onde é a viagem, e eu vejo se está no horário. Se a passagem é sua, entre na conta, e eu acho.',
  semPedidos: 'Não há viagem próxima nem pedido pendente na sua conta.',
  soTexto: 'Por aqui leio só texto. Escreva, por exemplo: amanhã cedo de Campinas para o Rio, 2 pessoas.',
} as const;

const perguntas = {
  origem: ['De onde você sai?', 'Não reconheci essa cidade. De onde você sai?'],
  destino: ['Para onde você quer ir?', 'Não reconheci essa cidade. Para onde você quer ir?'],
  dia: ['Que dia você quer viajar?', 'Não entendi o dia. Diga, por exemplo, amanhã, sexta ou 12/12.'],
  volta: ['E que dia você volta?', 'Não entendi o dia da volta. Diga, por exemplo, domingo ou 15/12.'],
} as const;

/** The question for a missing field; other words where the first answer was not understood. */
export const question = (campo: keyof typeof perguntas, denovo: boolean): string => perguntas[campo][denovo ? 1 : 0];

export const terminalQuestion = (lugares: readonly Lugar[], campo: 'origem' | 'destino'): string => {
  const [first] = lugares;
  const isOneCity = lugares.every(({ nome, uf }) => nome === first?.nome && uf === first.uf);
  const what = isOneCity && first ? `Em qual terminal de ${first.nome}` : 'Qual destes lugares';
  return campo === 'origem' ? `${what} você embarca?` : `${what} você quer chegar?`;
};

/** A terminal's name as an option, and as a message that is understood. */
export const nomeDoTerminal = ({ nome, uf, terminal }: Lugar): string => `${nome} (${uf}), ${terminal}`;

const pessoasEm = (count: number): string => (count === 1 ? '1 pessoa' : `${count} pessoas`);
const diaCurto = (dia: Dia): string => `${diaDaSemana(dia)}, ${formatDia(dia).slice(0, 5)}`;

/** The understood search in words: `Campinas → Rio de Janeiro, sábado, 22/11, pela manhã, 2 pessoas`. */
export function describeBusca(origem: Lugar, destino: Lugar, conversa: Conversa): string {
  const { dia, volta, faixa, pessoas, classe } = conversa;
  return [
    `${origem.nome} → ${destino.nome}`,
    dia && diaCurto(dia),
    faixa && (faixa.chegada ? `com chegada ${faixa.nome}` : faixa.nome),
    pessoasEm(pessoas ?? 1),
    classe && rotulosClasse[classe].toLowerCase(),
    volta && `volta ${diaCurto(volta)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** A suggested trip on one line, for channels of text alone. */
export function linhaDaViagem(viagem: ViagemSugerida): string {
  const { hora, chegadaHora, duracaoMinutos, classe, totalCentavos, trocaEm } = viagem;
  const change = trocaEm ? `, troca em ${trocaEm}` : '';
  return `${hora} → ${chegadaHora} (${formatDuracao(duracaoMinutos)}${change}), ${rotulosClasse[classe]}, ${formatCentavos(totalCentavos)}`;
}

/** A day as a quick answer that the grammar understands. */
export const diaComoOpcao = (dia: Dia): string => rotuloDiaCurto(dia);

/** Ways to talk to the company, with the hours of service. */
export const canaisEmTexto = (canais: readonly Canal[]): string =>
  canais.map(({ nome, valor, quando }) => `${nome}: ${valor} (${quando})`).join('\n');
