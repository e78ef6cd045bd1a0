/** Something wrong with a picture that its owner can mend. Its message names the file and says what to do. */
export class PictureProblem extends Error {
  constructor(file: string, advice: string) {
    super(`${file} ${advice}`);
    this.name = 'PictureProblem';
  }
}
