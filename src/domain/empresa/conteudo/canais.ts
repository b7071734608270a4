/** Contact channels of the company. */
export const canaisAtendimento: readonly { nome: string; valor: string; href: string; quando: string }[] = [
  { nome: 'Telefone', valor: '0800 000 0000', href: 'tel:08000000000', quando: 'Todos os dias, 24 horas' },
  {
    nome: 'Telefone para pessoas surdas',
    valor: '0800 000 0001',
    href: 'tel:08000000001',
    quando: 'Todos os dias, 24 horas',
  },
  {
    nome: 'E-mail',
    valor: 'atendimento@itape.test',
    href: 'mailto:atendimento@itape.test',
    quando: 'Resposta em até 2 dias úteis',
  },
  { nome: 'ANTT, a agência que nos fiscaliza', valor: '166', href: 'tel:166', quando: 'Todos os dias, 24 horas' },
];
