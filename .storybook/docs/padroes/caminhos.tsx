import { Button } from '../../../src/ui/Button/Button';
import { Chip } from '../../../src/ui/Chip/Chip';
import { Inline } from '../../../src/ui/Inline/Inline';
import { Link } from '../../../src/ui/Link/Link';
import { Stack } from '../../../src/ui/Stack/Stack';
import { Text } from '../../../src/ui/Text/Text';
import type { PatternPages } from './patternDocs';

/** Patterns of finding something, and of what opens over a page. */
export const caminhoPatterns: PatternPages = {
  'Padrões/Buscar e filtrar': {
    summary: 'Da lista inteira ao que serve, vendo sempre quanto sobra.',
    useWhen: ['Há mais itens do que cabem à vista, e a pessoa sabe o que quer deles.'],
    avoidWhen: [
      'Há menos de dez itens: mostre todos.',
      'A pessoa procura um só, que sabe nomear: dê um campo, e não filtros.',
    ],
    rules: [
      'Um filtro vale na hora, sem botão de aplicar; no celular, a folha diz “Ver 12 viagens” antes de fechar.',
      'Cada opção diz quantos há nela, antes do toque.',
      'O que está escolhido aparece fora do painel, e sai com um toque.',
      'Sem resultado, a tela diz que são os filtros, e os tira com um toque.',
      'Filtros e ordem ficam no endereço: recarregar e mandar a alguém mostram o mesmo.',
    ],
    choices: [
      { when: 'Um lugar, entre milhares', use: 'PlaceCombobox, que perdoa acento e letra trocada' },
      { when: 'Várias opções do mesmo assunto', use: 'FilterGroup' },
      { when: 'Vários grupos', use: 'FilterPanel: ao lado da lista, e folha abaixo de 960 px' },
      { when: 'A ordem', use: 'Select, na ListBar' },
      { when: 'O dia, com preço', use: 'DateTabs perto de hoje, PriceCalendar longe' },
    ],
    examples: [
      {
        right: {
          text: 'O que foi escolhido, à vista, e cada um sai sozinho.',
          sample: (
            <Inline gap={2}>
              <Chip label="Leito" onRemove={() => undefined} />
              <Chip label="Manhã" onRemove={() => undefined} />
            </Inline>
          ),
        },
        wrong: { text: 'Não diz quais, nem como tirar um.', sample: <Text>2 filtros aplicados</Text> },
      },
      {
        right: {
          text: 'O que houve, e o caminho de volta.',
          sample: (
            <Stack gap={2}>
              <Text>Nenhuma viagem com estes filtros.</Text>
              <Button variant="secondary">Limpar filtros</Button>
            </Stack>
          ),
        },
        wrong: { text: 'Um beco.', sample: <Text>Nenhum resultado.</Text> },
      },
    ],
    words: [
      'A contagem: “12 viagens encontradas”; zero vira frase: “Nenhuma viagem”.',
      'Opção: o nome que a pessoa usa.',
    ],
    access: [
      'A contagem é anunciada quando muda.',
      'Tirar um filtro leva o foco à contagem, já que o botão some.',
      'Na lista de sugestões as setas andam, Enter escolhe, Esc fecha.',
    ],
    components: ['PlaceCombobox', 'FilterGroup', 'FilterPanel', 'ListBar', 'DateTabs', 'Chip', 'Select'],
    shown: [
      { title: 'Telas/Viagens', story: 'Filtros escolhidos' },
      { title: 'Telas/Viagens', story: 'Filtros sem resultado' },
      { title: 'Telas/Passagens', story: 'Sugestões de lugar' },
      { title: 'Telas/Pedidos', story: 'Nenhum neste filtro' },
      { title: 'Telas/Destinos', story: 'Filtrado' },
    ],
  },
  'Padrões/Diálogo, gaveta, balão ou página': {
    summary: 'O que abre por cima, o que abre ao lado, e o que merece um endereço.',
    useWhen: ['Algo precisa aparecer sem que se perca o que está na tela.'],
    avoidWhen: [
      'Tem vários passos, ou alguém pode querer o link: faça uma página.',
      'É só uma frase: ponha-a na página, num Alert ou sob o campo.',
    ],
    rules: [
      'Um diálogo nunca abre sobre outro: a segunda pergunta espera a primeira.',
      'Cruzar os 960 px fecha o que estiver aberto.',
      'O que abriu recebe o foco de volta.',
      'Nada abre sozinho, a não ser o que impede de continuar.',
    ],
    choices: [
      { when: 'Uma pergunta de sim ou não', use: 'ConfirmDialog' },
      { when: 'Algo a resolver antes de seguir', use: 'Dialog, como a entrada e os termos' },
      { when: 'Filtros e opções, abaixo de 960 px', use: 'Drawer; acima, ao lado da lista' },
      { when: 'Uma explicação que só alguns querem', use: 'Popover' },
      { when: 'Duas ou três ações', use: 'Menu' },
      { when: 'Vários passos, ou algo a que se volta por um link', use: 'uma página com endereço, como a compra' },
    ],
    examples: [
      {
        right: {
          text: 'A explicação abre onde está a dúvida.',
          sample: <Link href="#termos">O que é a taxa de embarque?</Link>,
        },
        wrong: {
          text: 'Um diálogo para uma frase que cabia na página.',
          sample: (
            <Stack gap={2}>
              <strong>Aviso</strong>
              <Text>A taxa de embarque já está no preço.</Text>
              <Button>Entendi</Button>
            </Stack>
          ),
        },
      },
    ],
    words: ['O título diz o assunto; o botão de fechar diz “Fechar” e o quê.'],
    access: [
      'Tab não sai do que está por cima; Esc fecha, a não ser quando sair tem um custo.',
      'O título é o nome do que abriu, e é lido primeiro.',
    ],
    components: ['Dialog', 'ConfirmDialog', 'Drawer', 'Popover', 'Menu'],
    shown: [
      { title: 'Telas/Entrar', story: 'Padrão' },
      { title: 'Telas/Finalize seu cadastro', story: 'Termos de uso' },
      { title: 'Telas/Viagens', story: 'Ver poltronas' },
      { title: 'Telas/Pós-venda', story: 'Padrão' },
    ],
  },
  'Padrões/Entrar no meio do caminho': {
    summary: 'Pedir que a pessoa entre só quando é preciso, sem perder nada do que ela fez.',
    useWhen: ['O próximo passo precisa saber quem é a pessoa, ou a sessão dela acabou.'],
    avoidWhen: ['Dá para fazer sem conta: procurar, comparar, ver poltronas, achar um bilhete.'],
    rules: [
      'A entrada abre por cima de onde se está, e fechar volta para lá.',
      'Quem entra segue para onde ia, com o que escolheu.',
      'Uma sessão que acaba no meio da compra é renovada no lugar, com as poltronas guardadas.',
      'O cabeçalho nunca mostra uma conta que já não vale.',
      'Quem chega por um endereço direto vê por que precisa entrar, e o botão.',
    ],
    examples: [
      {
        right: {
          text: 'Diz por que, e o que continua guardado.',
          sample: (
            <Stack gap={2}>
              <Text>Sua sessão acabou. Entre para continuar: as poltronas 12 e 13 estão guardadas.</Text>
              <Button>Entrar</Button>
            </Stack>
          ),
        },
        wrong: {
          text: 'Manda ao início, e o que foi feito se perde.',
          sample: (
            <Stack gap={2}>
              <Text tone="error">Acesso negado.</Text>
              <Button>Voltar ao início</Button>
            </Stack>
          ),
        },
      },
    ],
    words: [
      '“Entrar” e “sair”; fica a frase fixa “Faça o login para continuar.”',
      'Uma senha errada não diz se o e-mail existe.',
    ],
    access: [
      'O foco entra no diálogo, e volta ao botão que o pediu.',
      'Gerenciadores de senha preenchem, e colar é permitido (WCAG 3.3.8).',
    ],
    components: ['Dialog', 'PasswordInput', 'CodeInput', 'TextInput'],
    shown: [
      { title: 'Telas/Viagens', story: 'Selecionar sem entrar' },
      { title: 'Telas/Sessão e avisos', story: 'Sessão que acaba no meio da compra' },
      { title: 'Telas/Sessão e avisos', story: 'Página que pede para entrar' },
      { title: 'Fluxos/Entrar', story: 'Entra e segue para onde ia' },
      { title: 'Telas/Encontrar bilhete', story: 'Padrão' },
    ],
  },
  'Padrões/Listas de trabalho': {
    summary: 'Muitas linhas, muitas vezes por dia, quase sem mouse.',
    useWhen: ['Quem usa trabalha nisto o dia inteiro: balcão, caixa, operação, administração.'],
    avoidWhen: ['Quem usa é um viajante: dê cartões, um de cada vez, como OrderCard.'],
    rules: [
      'Dez linhas cabem à vista a 1280 × 900; filtros dobram, e a navegação fica ao lado.',
      'Cada linha tem um nome, que os botões dela repetem: “Reenviar o bilhete de K7Q2MP”.',
      'As teclas da página estão numa lista, que se abre com uma tecla.',
      'Uma tecla leva à primeira linha, e as setas andam de uma a outra.',
      'Onde as colunas não cabem, cada linha vira um cartão com os mesmos dados, na mesma ordem.',
    ],
    examples: [
      {
        right: {
          text: 'O verbo e a linha.',
          sample: (
            <Button size="small" variant="secondary">
              Reenviar K7Q2MP
            </Button>
          ),
        },
        wrong: {
          text: 'Dez botões iguais para quem ouve.',
          sample: (
            <Button size="small" variant="secondary">
              Ação
            </Button>
          ),
        },
      },
    ],
    words: [
      'Cabeçalho de coluna: uma ou duas palavras. Valores sem unidade repetida.',
      'Vazio: o que faltou, e como voltar.',
    ],
    access: [
      'A primeira coluna dá nome à linha; a ordem é dita no cabeçalho (aria-sort).',
      'Toda tecla de atalho tem um botão que faz o mesmo, e nenhuma é uma letra sozinha dentro de um campo.',
    ],
    components: ['DataTable', 'Pagination', 'SideNavigation', 'Shortcuts', 'StatusBadge', 'ReportTile'],
    shown: [
      { title: 'Telas/Pedidos', story: 'Dez à vista' },
      { title: 'Telas/Pedidos', story: 'Atalhos' },
      { title: 'Telas/Balcão de encomendas', story: 'Padrão' },
      { title: 'Telas/Administração, operação do dia', story: 'Padrão' },
    ],
  },
};
