import { DescriptionList } from '../../../src/ui/DescriptionList/DescriptionList';
import { PriceBreakdown } from '../../../src/ui/PriceBreakdown/PriceBreakdown';
import { Stack } from '../../../src/ui/Stack/Stack';
import { Text } from '../../../src/ui/Text/Text';
import type { PatternPages } from './patternDocs';

/** Patterns of money, dates and what is known of people. */
export const dadosPatterns: PatternPages = {
  'Padrões/Dinheiro e datas': {
    summary: 'Um preço é o que se paga, e uma hora é a do lugar onde se está.',
    useWhen: ['A tela diz um valor, um dia, uma hora ou uma duração.'],
    avoidWhen: ['O valor ainda não se sabe: diga isso, em vez de R$ 0,00 ou de um traço.'],
    rules: [
      'Um preço é o que se paga, com taxas, desde a primeira tela. O que o compõe abre ao lado dele, não depois dele.',
      'Um preço que pode ter mudado diz isso antes do botão que o aceita.',
      'Valores em coluna usam algarismos da mesma largura; um valor devolvido tem o sinal.',
      'Um dia perto de hoje traz o dia da semana e se escolhe num calendário; um dia de nascimento se digita.',
      'Hora é a do lugar onde se está: a da partida na origem, a da chegada no destino, com “+1 dia” ao lado quando é outro dia.',
    ],
    choices: [
      { when: 'Uma data de viagem', use: 'DateInput, que abre o PriceCalendar' },
      { when: 'Uma data de nascimento', use: 'MaskedTextInput' },
      { when: 'Um valor que se escreve', use: 'MoneyInput, em centavos inteiros' },
      { when: 'As parcelas de um preço', use: 'PriceBreakdown' },
      { when: 'O que volta num cancelamento', use: 'RefundSummary' },
    ],
    examples: [
      {
        right: {
          text: 'Tudo o que se paga, com nome, e o total igual ao da lista.',
          sample: (
            <PriceBreakdown
              rows={[
                { label: 'Passagem', value: 'R$\u00a0104,90' },
                { label: 'Taxa de embarque', value: 'R$\u00a07,60' },
              ]}
              total={'R$\u00a0112,50'}
            />
          ),
        },
        wrong: {
          text: 'O preço verdadeiro só aparece depois.',
          sample: <Text>A partir de R$ 104,90 + taxas</Text>,
        },
      },
      {
        right: {
          text: 'O dia da semana ajuda a conferir.',
          sample: <DescriptionList items={[{ label: 'Partida', value: 'sábado, 05/12/2026, às 22:30' }]} />,
        },
        wrong: {
          text: 'Mês antes do dia, e um “12” que pode ser meio-dia.',
          sample: <DescriptionList items={[{ label: 'Partida', value: '12/05/26 às 10:30 PM' }]} />,
        },
      },
    ],
    words: [
      'R$ 1.234,56, com o espaço que não quebra. Grátis, e não R$ 0,00.',
      'sábado, 05/12/2026; em lista, “sáb., 05/12”; em frase, 5 de dezembro.',
      '22:30, sem “h”; duração 6h 30min, dita “6 horas e 30 minutos”.',
    ],
    access: ['Cada hora falada diz de onde é: “Partida às 22:30 de São Paulo”.', 'O total que muda é anunciado.'],
    components: ['PriceBreakdown', 'MoneyInput', 'DateInput', 'PriceCalendar', 'RefundSummary', 'TripCard'],
    shown: [
      { title: 'Telas/Comprar viagem/Passageiros', story: 'Preço sem atualização' },
      { title: 'Telas/Comprar viagem/Passageiros', story: 'Cupom aplicado' },
      { title: 'Telas/Passagens', story: 'Calendário de preços' },
      { title: 'Telas/Pós-venda', story: 'Cancelamento feito' },
      { title: 'Telas/Viagens', story: 'Padrão' },
    ],
  },
  'Padrões/Dados pessoais na tela': {
    summary: 'Mostrar de uma pessoa só o que a tarefa pede, e a quem pode ver.',
    useWhen: ['Nome, documento, telefone, e-mail ou lugar de alguém aparece ou é pedido.'],
    avoidWhen: ['O dado não muda nada do que a tela faz: não o peça e não o mostre.'],
    rules: [
      'Um documento aparece quase todo escondido para quem não entrou; inteiro, só onde é conferido com o papel.',
      'Quem procura sem entrar recebe a mesma resposta para o que não existe e para o que não é seu.',
      'Quem trabalha vê os dados de quem atende, e a consulta fica guardada e à vista da responsável.',
      'A posição do aparelho é usada no aparelho e não sai dele.',
      'Levar e apagar os próprios dados está na conta, sem pedir a ninguém.',
    ],
    examples: [
      {
        right: {
          text: 'Basta para reconhecer, e não para copiar.',
          sample: <DescriptionList items={[{ label: 'Documento', value: 'CPF ***.982.***-**' }]} />,
        },
        wrong: {
          text: 'Quem passa atrás lê tudo.',
          sample: <DescriptionList items={[{ label: 'Documento', value: 'CPF 529.982.247-25' }]} />,
        },
      },
      {
        right: {
          text: 'Não diz qual dos dois está errado.',
          sample: <Text>Não encontramos um bilhete com este localizador e este documento.</Text>,
        },
        wrong: {
          text: 'Conta a um estranho que o localizador existe.',
          sample: (
            <Stack gap={1}>
              <Text tone="error">O documento não confere com o localizador.</Text>
            </Stack>
          ),
        },
      },
    ],
    words: [
      'Diga para que serve o dado, ao lado do campo: “Para avisar se a partida mudar”.',
      'Nome social vem primeiro onde foi informado.',
    ],
    access: [
      'Um nome escondido guarda a primeira letra de cada parte: quem é reconhece.',
      'Uma senha pode ser mostrada por quem a escreve.',
    ],
    components: ['DescriptionList', 'PasswordInput', 'TicketCard', 'DataTable', 'ConfirmDialog'],
    shown: [
      { title: 'Telas/Encontrar bilhete', story: 'Não encontrado' },
      { title: 'Telas/Encontrar bilhete', story: 'Encontrado' },
      { title: 'Telas/Operadores', story: 'Consultas a dados pessoais' },
      { title: 'Telas/Administração, acessos', story: 'Padrão' },
      { title: 'Telas/Minha conta', story: 'Excluir conta' },
      { title: 'Telas/Passagens', story: 'Perto de mim' },
    ],
  },
};
