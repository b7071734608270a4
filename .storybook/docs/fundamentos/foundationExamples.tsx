import { Alert } from '../../../src/ui/Alert/Alert';
import { Button } from '../../../src/ui/Button/Button';
import { Card } from '../../../src/ui/Card/Card';
import { IconButton } from '../../../src/ui/IconButton/IconButton';
import { CloseIcon } from '../../../src/ui/icons/CloseIcon';
import { SearchIcon } from '../../../src/ui/icons/SearchIcon';
import { Inline } from '../../../src/ui/Inline/Inline';
import { MaskedTextInput } from '../../../src/ui/MaskedTextInput/MaskedTextInput';
import { Skeleton } from '../../../src/ui/Skeleton/Skeleton';
import { Stack } from '../../../src/ui/Stack/Stack';
import { StatusBadge } from '../../../src/ui/StatusBadge/StatusBadge';
import { Text } from '../../../src/ui/Text/Text';
import { TextInput } from '../../../src/ui/TextInput/TextInput';
import type { FoundationExamples } from './foundationDocs';
import { pageExamples } from './pageExamples';

const still = () => undefined;

/** Right and wrong uses of the foundations, live. */
export const foundationExamples: FoundationExamples = {
  ...pageExamples,
  'Fundamentos/Cores': [
    {
      right: { text: 'A palavra diz; a cor só ajuda.', sample: <StatusBadge kind="danger">Cancelado</StatusBadge> },
      wrong: { text: 'Sem a cor, nada é dito.', sample: <StatusBadge kind="danger">12/12</StatusBadge> },
    },
    {
      right: {
        text: 'accent uma vez: é o que a tela quer que se faça.',
        sample: (
          <Inline>
            <Button variant="accent">Buscar viagens</Button>
            <Button variant="secondary">Limpar</Button>
          </Inline>
        ),
      },
      wrong: {
        text: 'Duas vezes, e nenhuma se destaca.',
        sample: (
          <Inline>
            <Button variant="accent">Buscar viagens</Button>
            <Button variant="accent">Limpar</Button>
          </Inline>
        ),
      },
    },
  ],
  'Fundamentos/Tipografia': [
    {
      right: {
        text: 'Um tamanho a mais e um peso a mais, só no que importa.',
        sample: (
          <Stack gap={1}>
            <Text size="xl" weight="bold" figures>
              {'R$\u00a0112,50'}
            </Text>
            <Text tone="quiet" size="sm">
              com taxas
            </Text>
          </Stack>
        ),
      },
      wrong: {
        text: 'Tudo em negrito é nada em negrito.',
        sample: (
          <Stack gap={1}>
            <Text weight="bold">{'R$\u00a0112,50'}</Text>
            <Text weight="bold">com taxas</Text>
          </Stack>
        ),
      },
    },
  ],
  'Fundamentos/Espaço': [
    {
      right: {
        text: 'Perto o que é do mesmo assunto, longe o que muda de assunto.',
        sample: (
          <Stack gap={6}>
            <Stack gap={1}>
              <strong>Ida</strong>
              <Text>sábado, 05/12, 22:30</Text>
            </Stack>
            <Stack gap={1}>
              <strong>Volta</strong>
              <Text>domingo, 13/12, 18:00</Text>
            </Stack>
          </Stack>
        ),
      },
      wrong: {
        text: 'O mesmo espaço em tudo: qual hora é de qual trecho?',
        sample: (
          <Stack gap={3}>
            <strong>Ida</strong>
            <Text>sábado, 05/12, 22:30</Text>
            <strong>Volta</strong>
            <Text>domingo, 13/12, 18:00</Text>
          </Stack>
        ),
      },
    },
  ],
  'Fundamentos/Raio e elevação': [
    {
      right: {
        text: 'O que é secundário desce: fundo sunken, sem sombra.',
        sample: (
          <Card title="Viagem">
            <Card tone="sunken">Troca grátis até 3 h antes.</Card>
          </Card>
        ),
      },
      wrong: {
        text: 'Sombra sobre sombra: os dois parecem flutuar.',
        sample: (
          <Card title="Viagem de volta">
            <Card>Troca grátis até 3 h antes.</Card>
          </Card>
        ),
      },
    },
  ],
  'Fundamentos/Movimento': [
    {
      right: {
        text: 'A forma do que vem, e uma palavra para quem ouve.',
        sample: <Skeleton label="Carregando viagens" shape="card" />,
      },
      wrong: {
        text: 'Só o movimento diz que algo está acontecendo.',
        sample: <Skeleton label="" shape="circle" />,
      },
    },
  ],
  'Fundamentos/Ícones': [
    {
      right: { text: 'O ícone ao lado da palavra.', sample: <Button icon={<SearchIcon />}>Buscar viagens</Button> },
      wrong: {
        text: 'Sozinho, cada um adivinha outra coisa: zoom, busca, detalhes.',
        sample: (
          <IconButton label="Buscar viagens">
            <SearchIcon />
          </IconButton>
        ),
      },
    },
    {
      right: {
        text: 'Sozinho só onde todos o conhecem, e com nome.',
        sample: (
          <IconButton label="Fechar aviso">
            <CloseIcon />
          </IconButton>
        ),
      },
      wrong: {
        text: 'Um sinal do teclado não é ícone: é lido como a letra xis.',
        sample: <Button variant="quiet">X</Button>,
      },
    },
  ],
  'Fundamentos/Avisos': [
    {
      right: { text: 'Já foi feito, e a tela mostra.', sample: <Alert kind="success">Dados salvos.</Alert> },
      wrong: {
        text: 'Some em cinco segundos, e a pessoa ainda precisa dele.',
        sample: <Alert kind="danger">Confira o CPF do passageiro 2.</Alert>,
      },
    },
  ],
  'Fundamentos/Máscaras': [
    {
      right: {
        text: 'Todos escrevem um CPF do mesmo jeito.',
        sample: <MaskedTextInput name="mascara-certa" label="CPF" mask="cpf" value="529.982.247-25" onChange={still} />,
      },
      wrong: {
        text: 'Um nome não tem forma: a máscara recusa quem se chama Zé.',
        sample: (
          <TextInput
            name="mascara-errada"
            label="Nome completo"
            value="Zé"
            error="O nome deve ter ao menos 3 letras"
            onChange={still}
          />
        ),
      },
    },
  ],
};
