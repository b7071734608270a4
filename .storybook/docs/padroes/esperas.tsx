import { Alert } from '../../../src/ui/Alert/Alert';
import { Button } from '../../../src/ui/Button/Button';
import { EmptyState } from '../../../src/ui/EmptyState/EmptyState';
import { Skeleton } from '../../../src/ui/Skeleton/Skeleton';
import { Text } from '../../../src/ui/Text/Text';
import type { PatternPages } from './patternDocs';

/** Patterns of what is on its way, running out, or gone. */
export const esperaPatterns: PatternPages = {
  'Padrões/Carregando, vazio, erro e sem rede': {
    summary: 'Uma tela que lê tem quatro caras além da comum, e cada uma é uma história.',
    useWhen: ['A tela mostra algo que vem do servidor.'],
    avoidWhen: [
      'O que se espera é a resposta de um botão: o próprio Button espera, com loading.',
      'A página inteira não serve enquanto isso: use LoadingOverlay, com palavras.',
    ],
    rules: [
      'Vazio é um começo, erro é uma falha com caminho, sem rede é uma espera: as três não se confundem.',
      'Uma parte que falha não leva a página junto.',
      'O que já se leu continua na tela enquanto o novo chega, ou enquanto a rede não volta.',
      'Skeleton tem a forma do que vem, para que nada pule quando chega.',
      'Tentar novamente faz só o que falhou.',
    ],
    choices: [
      { when: 'Ainda está chegando', use: 'Skeleton, e o resto da tela continua útil' },
      { when: 'Não há o que mostrar', use: 'EmptyState: o título é a notícia, o botão o primeiro passo' },
      { when: 'Falhou, e pode dar certo depois', use: 'ErrorState, com Tentar novamente' },
      { when: 'Falhou só uma parte', use: 'Alert no lugar dela' },
      { when: 'Sem rede', use: 'Alert à vista enquanto ela não volta' },
      { when: 'Nada à venda na empresa inteira', use: 'EmptyCatalogue' },
    ],
    examples: [
      {
        right: {
          text: 'A notícia, o caminho e o primeiro passo.',
          sample: (
            <EmptyState title="Você ainda não tem viagens" action={<Button>Buscar viagens</Button>}>
              As passagens que você comprar aparecem aqui.
            </EmptyState>
          ),
        },
        wrong: {
          text: 'Parece defeito, e não leva a lugar nenhum.',
          sample: <Text tone="error">Nenhum registro encontrado</Text>,
        },
      },
      {
        right: {
          text: 'A espera tem a forma do que vem.',
          sample: <Skeleton label="Carregando viagens" shape="card" />,
        },
        wrong: { text: 'Uma palavra solta não diz quanto vem, e tudo pula depois.', sample: <Text>Aguarde…</Text> },
      },
    ],
    words: [
      'Vazio: diga o que vai aparecer ali, e como.',
      'Erro: o que houve e o que fazer, sem culpa e sem código.',
      'Sem rede: o que já está sendo feito: “Assim que a conexão voltar, buscamos de novo.”',
    ],
    access: [
      'A espera é dita uma vez, pelo nome do Skeleton; as outras formas dela são mudas.',
      'Quando o conteúdo chega, o foco não se move.',
      'Um erro que aparece sozinho é anunciado; o que já estava na página, não.',
    ],
    components: ['Skeleton', 'EmptyState', 'ErrorState', 'EmptyCatalogue', 'LoadingOverlay', 'Alert'],
    shown: [
      { title: 'Telas/Viagens', story: 'Carregando' },
      { title: 'Telas/Viagens', story: 'Vazio' },
      { title: 'Telas/Viagens', story: 'Erro' },
      { title: 'Telas/Viagens', story: 'Sem rede' },
      { title: 'Telas/Viagens', story: 'Preços dos dias indisponíveis' },
      { title: 'Telas/Minhas viagens', story: 'Vazio' },
      { title: 'Telas/Minhas viagens', story: 'Erro' },
    ],
  },
  'Padrões/Tempo que corre': {
    summary: 'Um prazo à vista, sem susto, e o que acontece quando ele acaba.',
    useWhen: ['Algo é guardado por um tempo: poltronas, um código Pix, uma confirmação do banco.'],
    avoidWhen: [
      'O prazo é de dias: escreva a data.',
      'Nada acontece no fim: um relógio que não manda em nada só aflige.',
    ],
    rules: [
      'O tempo vem do servidor e corre num relógio que só anda para a frente: a hora do aparelho pode estar errada.',
      'Perto do fim, e só então, oferece-se mais tempo, quando há.',
      'No fim a tela diz o que se perdeu e qual é o próximo passo; nunca fica um botão que já não faz nada.',
      'Dinheiro que chega depois do fim é devolvido, e a tela diz como.',
    ],
    examples: [
      {
        right: {
          text: 'O fim tem um próximo passo.',
          sample: (
            <Alert
              kind="warning"
              title="O tempo da reserva acabou"
              action={<Button size="small">Escolher de novo</Button>}
            >
              As poltronas voltaram à venda. O que você preencheu continua guardado.
            </Alert>
          ),
        },
        wrong: {
          text: 'Culpa, e nenhum caminho.',
          sample: <Alert kind="danger">Você demorou demais. Sessão expirada.</Alert>,
        },
      },
    ],
    words: [
      'À vista: minutos e segundos. Na frase: “10 minutos”, número e unidade juntos.',
      'No fim: o que se perdeu, o que continua guardado, o que fazer.',
    ],
    access: [
      'A contagem fala em marcos (2 minutos, 30 segundos e o fim), não segundo a segundo.',
      'Há como pedir mais tempo antes do fim (WCAG 2.2.1).',
    ],
    components: ['HoldTimer', 'PixPanel', 'ThreeDsFrame', 'Alert'],
    shown: [
      { title: 'Telas/Comprar viagem/Poltronas', story: 'Tempo acabando' },
      { title: 'Telas/Comprar viagem/Passageiros', story: 'Reserva perto do fim' },
      { title: 'Telas/Comprar viagem/Passageiros', story: 'Reserva expirada' },
      { title: 'Telas/Pagamento com Pix', story: 'Código vencido' },
      { title: 'Fluxos/Pix', story: 'Pago tarde demais' },
    ],
  },
  'Padrões/Ao vivo': {
    summary: 'O que muda sem a pessoa pedir aparece sem tirar nada do lugar.',
    useWhen: ['O servidor manda novidades enquanto a página está aberta: poltronas, pagamento, atraso, conversa.'],
    avoidWhen: ['A novidade pode esperar a próxima visita: leia quando a página abre.'],
    rules: [
      'A mudança é mostrada onde a coisa já estava; nada entra por cima do que se lê.',
      'Só o que toca a pessoa é dito: a poltrona que ela escolheu, e não as outras quarenta.',
      'Quando a ligação cai, a tela diz de quando é o que se vê, e volta a perguntar sozinha.',
      'A página avança sozinha só quando a pessoa estava esperando exatamente por isso.',
    ],
    examples: [
      {
        right: {
          text: 'O que houve com a escolha dela, e o que fazer.',
          sample: (
            <Alert kind="warning">
              A poltrona 12 acaba de ser escolhida por outra pessoa. A 16, ao lado, está livre.
            </Alert>
          ),
        },
        wrong: { text: 'Verdade que não ajuda ninguém.', sample: <Alert kind="info">O mapa foi atualizado.</Alert> },
      },
    ],
    words: ['Diga o que mudou e de quando é: “Lugares conferidos há 3 minutos”. Nunca “em tempo real”.'],
    access: [
      'Cada novidade que importa é anunciada uma vez, com educação (status); só o que impede de continuar interrompe (alert).',
      'Nada se move sob o dedo: o que mudou guarda o seu lugar.',
    ],
    components: ['SeatMap', 'PixPanel', 'ChatLog', 'OrderTimeline', 'Alert', 'ToastStack'],
    shown: [
      { title: 'Telas/Comprar viagem/Poltronas', story: 'Poltrona perdida enquanto escolhe' },
      { title: 'Telas/Comprar viagem/Poltronas', story: 'Lugares conferidos há alguns minutos' },
      { title: 'Fluxos/Pix', story: 'Pago: a página avança sozinha' },
      { title: 'Telas/Informação de viagem', story: 'Onde o ônibus está' },
      { title: 'Telas/Administração, atendimentos', story: 'Uma, ao vivo' },
    ],
  },
};
