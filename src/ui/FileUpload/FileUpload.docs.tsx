import type { ComponentDocs } from '../docs/componentDocs';
import { FileUpload } from './FileUpload';
import type { FileUploadProps } from './FileUpload';
import { LiveFileUpload } from './LiveFileUpload';

const pdf = { label: 'PDF', mime: 'application/pdf', extensions: ['.pdf'] };

const sample = (props: Partial<FileUploadProps>) => (
  <LiveFileUpload>
    {(live) => (
      <FileUpload name="laudo" label="Laudo médico" kinds={[pdf]} maxBytes={5 * 1024 ** 2} {...props} {...live} />
    )}
  </LiveFileUpload>
);

const failed = (error: string) => (
  <FileUpload
    name="laudo"
    label="Laudo médico"
    kinds={[pdf]}
    maxBytes={5 * 1024 ** 2}
    items={[{ id: '1', name: 'laudo.pdf', bytes: 380_000, error }]}
    onAdd={() => undefined}
    onRemove={() => undefined}
  />
);

export const fileUploadDocs: ComponentDocs = {
  summary: 'Arquivos, escolhidos ou arrastados, com o andamento e o erro de cada um.',
  status: 'beta',
  useWhen: [
    'A pessoa anexa um documento: laudo para gratuidade, nota fiscal da encomenda, currículo.',
    'Diga os tipos e o tamanho nas propriedades: o componente os escreve e recusa o resto antes do envio.',
  ],
  avoidWhen: [
    'O dado pode ser digitado: um campo é mais rápido que uma foto do documento.',
    'O arquivo é para baixar: use LinkButton com download.',
  ],
  examples: [
    {
      right: {
        text: 'As regras estão à vista antes da escolha; a ajuda diz o que só a pessoa sabe.',
        sample: sample({ hint: 'Emitido há menos de um ano, com CRM' }),
      },
      wrong: {
        text: 'Um limite tão baixo recusa qualquer foto de celular.',
        sample: sample({ maxBytes: 200 * 1024, hint: 'Fotografe o laudo' }),
      },
    },
    {
      right: { text: 'O erro diz o que fazer.', sample: failed('A conexão caiu. Remova e envie de novo.') },
      wrong: { text: '“Erro 413” não diz nada a quem enviou.', sample: failed('Erro 413') },
    },
  ],
  anatomy: [
    { part: 'Rótulo', role: 'Acima; com o botão, forma o nome acessível.' },
    { part: 'Área', role: 'Recebe o que é arrastado; ela toda responde ao clique.' },
    { part: 'Botão', role: 'Abre a janela de arquivos do sistema.' },
    { part: 'Regras', role: 'Tipos, tamanho e quantidade em palavras; cheia, diz como trocar.' },
    { part: 'Ajuda ou erro', role: 'Do campo como um todo.' },
    { part: 'Lista', role: 'Nome, andamento ou erro, e Remover; os recusados ficam até serem removidos.' },
  ],
  properties: {
    kinds: 'Os tipos de arquivo aceitos.',
    maxBytes: 'Maior tamanho de um arquivo.',
    maxFiles: 'Quantos arquivos cabem.',
    items: 'Os arquivos juntados, com o estado de cada um.',
    onAdd: 'Chamada com os arquivos aceitos; enviar é com a tela.',
    onRemove: 'Chamada com o arquivo que se tira.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Passa pelo botão e por cada Remover.' },
    { keys: 'Enter ou Espaço', action: 'Abre a janela de arquivos, ou remove o arquivo.' },
  ],
  screenReader: [
    '“Laudo médico Escolher arquivo, botão, PDF ou JPG, até 5 MB, um arquivo”',
    'Ao adicionar: “1 arquivo adicionado.”',
    'Ao recusar: “foto.heic: Tipo não aceito. Envie PDF ou JPG.”',
    'Na lista: “Envio de laudo.pdf, barra de progresso, 40%”; “Remover laudo.pdf, botão”',
    'Ao remover: “laudo.pdf removido.”, e o foco passa ao vizinho ou volta ao botão',
  ],
  texts: [
    'Escolher arquivo',
    'Escolher arquivos',
    'Tipo não aceito. Envie PDF ou JPG.',
    'Tem 7,3 MB; o máximo é 5 MB.',
    'O arquivo está vazio.',
    'Passa do número de arquivos.',
  ],
  wcag: [
    '2.1.1 Teclado',
    '2.5.7 Movimentos de arrastar',
    '2.4.3 Ordem do foco',
    '3.3.1 Identificação do erro',
    '3.3.2 Rótulos ou instruções',
    '4.1.3 Mensagens de status',
  ],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
};
