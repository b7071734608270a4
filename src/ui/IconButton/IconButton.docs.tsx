import type { ComponentDocs } from '../docs/componentDocs';
import { Button } from '../Button/Button';
import { CloseIcon } from '../icons/CloseIcon';
import { SearchIcon } from '../icons/SearchIcon';
import { SwapIcon } from '../icons/SwapIcon';
import { Inline } from '../Inline/Inline';
import { IconButton } from './IconButton';

export const iconButtonDocs: ComponentDocs = {
  summary: 'Uma ação que se mostra só por um ícone, e se ouve por um nome.',
  status: 'estavel',
  useWhen: [
    'O ícone é conhecido de todos (fechar, copiar, inverter) e o espaço é curto.',
    'A ação se repete muito na tela, e o texto pesaria.',
  ],
  avoidWhen: [
    'É a ação principal da tela: use Button com texto.',
    'O ícone precisa de explicação: use Button com ícone e texto.',
  ],
  examples: [
    {
      right: {
        text: 'O nome diz o que faz, e com o quê.',
        sample: (
          <IconButton label="Inverter origem e destino">
            <SwapIcon />
          </IconButton>
        ),
      },
      wrong: {
        text: 'O nome descreve o desenho, não a ação.',
        sample: (
          <IconButton label="Setas">
            <SwapIcon />
          </IconButton>
        ),
      },
    },
    {
      right: {
        text: 'A ação principal tem texto.',
        sample: (
          <Inline>
            <Button variant="accent" icon={<SearchIcon />}>
              Buscar viagens
            </Button>
            <IconButton label="Fechar">
              <CloseIcon />
            </IconButton>
          </Inline>
        ),
      },
      wrong: {
        text: 'A ação principal vira um enigma.',
        sample: (
          <IconButton label="Buscar viagens">
            <SearchIcon />
          </IconButton>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Área de toque', role: '44 × 44 px, maior que o ícone.' },
    { part: 'Ícone', role: 'Na cor do texto em volta; serve a qualquer fundo.' },
    { part: 'Nome', role: 'Fica no nome acessível e na dica que aparece sob o cursor.' },
  ],
  properties: {
    label: 'Nome acessível: um ícone sozinho não se ouve.',
    children: 'O ícone.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco ao botão.' },
    { keys: 'Enter ou Espaço', action: 'Aciona.' },
  ],
  screenReader: [
    '“Fechar, botão”',
    'Com expanded: “Filtros, botão, recolhido” e “Filtros, botão, expandido”',
    'Com disabled: “Fechar, botão, indisponível”',
  ],
  wcag: [
    '1.1.1 Conteúdo não textual',
    '1.4.11 Contraste não textual',
    '2.1.1 Teclado',
    '2.5.8 Tamanho do alvo',
    '4.1.2 Nome, função, valor',
  ],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'O erro de uma ação aparece em Alert ou ToastStack, nunca no botão.',
    Carregando: 'Uma ação que demora pede Button, que tem loading.',
    Vazio: 'Um botão sem ícone ou sem nome não existe: o tipo não deixa.',
  },
};
