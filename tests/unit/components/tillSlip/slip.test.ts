import { expect, test } from 'vitest';
import { countOf, firmOf, totalOf } from '#components/sections/do-i-need-to-register/slip.ts';
import { doINeedToRegister } from '#content/pages/do-i-need-to-register.ts';
import { inPounds } from '#content/text.ts';

const [registration, ...others] = doINeedToRegister.groups;

/** The ids of the lines on a firm's slip: who registers and supervises it, and the rest. */
function slipOf(answers: string) {
  const holds = firmOf(new URLSearchParams(answers));
  const [answer = [], rest = []] = [[registration], others].map((groups) =>
    groups.flatMap((group) => (group?.lines ?? []).filter(({ when }) => holds(when)).map(({ id }) => id)),
  );
  return { answer: answer.join(' '), rest };
}

/** Firms that the Money Laundering and the Payment Services Regulations tell apart: all of the answer, some of what follows, and some of what must not. */
const FIRMS = `
a bureau                            | does=exchange                        | hmrc fca-not supervisor-hmrc                       | fee-application fee-premises fee-test fee-data wait-hmrc officer compliance-officer tested declaration changes | fee-fca wait-fca consumer-duty agent-file officer-exempt
a bureau with three shops           | does=exchange&premises=3             | hmrc fca-not supervisor-hmrc                       | fee-premises                                         | fee-fca
a bureau of one person              | does=exchange&does=alone             | hmrc fca-not supervisor-hmrc                       | officer-exempt tested risk-assessment                | officer compliance-officer training-log suspicion-form
one person with an agent            | does=exchange&does=alone&does=agents | hmrc fca-not supervisor-hmrc agents-hmrc           | officer compliance-officer agent-file                | officer-exempt
a cheque casher                     | does=cheques                         | hmrc fca-not supervisor-hmrc                       | fee-application officer                              | fee-fca
a bureau that cashes cheques        | does=exchange&does=cheques           | hmrc fca-not supervisor-hmrc                       | wait-hmrc frozen-assets                              | fsa057
a small remitter                    | does=send                            | hmrc fca-spi supervisor-remittance                 | fee-application fee-fca wait-hmrc wait-fca customer-information consumer-duty fsa057 small-exceeded complaints | safeguarding fsa056 capital
a large remitter                    | does=send&size=large                 | hmrc fca-api supervisor-remittance                 | fee-application capital safeguarding fsa056          | fsa057 small-exceeded
a bureau that sends money           | does=exchange&does=send              | hmrc fca-spi supervisor-remittance                 | consumer-duty                                        | fsa056
a cheque casher that sends money    | does=cheques&does=send               | hmrc fca-spi supervisor-remittance                 | fee-fca                                              | safeguarding
a bureau that pays third parties    | does=exchange&does=payout            | hmrc fca-spi supervisor-remittance                 | fee-application fee-fca consumer-duty                | safeguarding
a large one that pays third parties | does=exchange&does=payout&size=large | hmrc fca-api supervisor-remittance                 | safeguarding fsa056                                  | fsa057
a remitter with agents              | does=send&does=agents                | hmrc fca-spi supervisor-remittance agents-hmrc agents-fca | agent-file officer                            | officer-exempt
a remitter of one person            | does=send&does=alone                 | hmrc fca-spi supervisor-remittance                 | officer-exempt                                       | officer
a small firm with accounts          | does=accounts                        | hmrc-not fca-spi supervisor-fca                    | fee-fca officer risk-assessment fsa057               | fee-application fee-premises fee-test wait-hmrc tested declaration changes
a large firm with accounts          | does=accounts&size=large             | hmrc-not fca-api supervisor-fca                    | safeguarding fsa056 capital                          | fee-application
a bureau with accounts              | does=exchange&does=accounts          | hmrc-not fca-spi supervisor-fca                    | fee-fca                                              | fee-application
a remitter with accounts and agents | does=send&does=accounts&does=agents  | hmrc-not fca-spi supervisor-fca agents-fca         | agent-file                                           | fee-test
an agent of a remitter              | does=send&as=agent                   | hmrc-principal fca-agent supervisor-agent          | fee-principal tested-agent sanctions                 | fee-application fee-fca officer declaration
an agent of a bureau                | does=exchange&as=agent               | hmrc-principal supervisor-agent                    | tested-agent                                         | fee-application
an agent with accounts              | does=accounts&as=agent               | fca-agent supervisor-agent                         | sanctions                                            | fee-principal
a hotel that changes notes          | does=exchange&as=beside              | hmrc-excluded supervisor-excluded                  | exclusion-proof sanctions                            | fee-application fee-data officer risk-assessment
a shop that cashes its customers’ cheques | does=cheques&as=beside         | hmrc-excluded supervisor-excluded                  | exclusion-proof                                      | tested
a hotel that also sends money       | does=exchange&does=send&as=beside    | hmrc not-excluded fca-spi supervisor-remittance    | fee-application officer                              | exclusion-proof
`
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()));

test.each(FIRMS)(
  'the slip of %s has its lines, and not those of others',
  (_firm, answers = '', answer = '', has = '', hasNot = '') => {
    const slip = slipOf(answers);
    expect(slip.answer).toBe(answer);
    expect(slip.rest).toEqual(expect.arrayContaining(has.split(' ')));
    expect(slip.rest.filter((id) => hasNot.split(' ').includes(id))).toEqual([]);
  },
);

test.each(['', 'as=agent&does=agents', 'does=mining&as=king&premises=3'])('“%s” prints nothing', (answers) => {
  expect(slipOf(answers)).toEqual({ answer: '', rest: [] });
});

test('some firm has each line', () => {
  const shown = FIRMS.flatMap(([, answers = '']) => [...slipOf(answers).answer.split(' '), ...slipOf(answers).rest]);
  const ids = doINeedToRegister.groups.flatMap(({ lines }) => lines.map(({ id }) => id));
  expect(new Set(shown)).toEqual(new Set(ids));
});

test('fees are counted for each of the premises and people, and added up', () => {
  const lines = [
    { pounds: 100 },
    { pounds: 20, each: 'premises' },
    { pounds: 3, each: 'people' },
    {},
    { pounds: 1000 },
  ];
  expect(inPounds(totalOf(lines, new URLSearchParams('premises=3&people=2')))).toBe('£1,166');
});

test.each([
  ['', 1],
  ['0', 1],
  ['-4', 1],
  ['2.9', 2],
  ['many', 1],
  ['1e9', 999],
])('“%s” premises count as %i', (premises, count) => {
  expect(countOf('premises', new URLSearchParams({ premises }))).toBe(count);
});
