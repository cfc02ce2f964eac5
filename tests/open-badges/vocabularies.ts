/** The words that Open Badges 3.0 defines. */
const words = (list: string) => list.trim().split(/\s+/);

export const achievementTypes = words(`
  Achievement ApprenticeshipCertificate Assessment Assignment AssociateDegree Award Badge
  BachelorDegree Certificate CertificateOfCompletion Certification CoCurricular CommunityService
  Competency Course Degree Diploma DoctoralDegree Fieldwork GeneralEducationDevelopment
  JourneymanCertificate LearningProgram License MasterCertificate MasterDegree Membership
  MicroCredential ProfessionalDoctorate QualityAssuranceCredential ResearchDoctorate
  SecondarySchoolDiploma`);

export const identifierTypes = words(`
  accountId emailAddress identifier isbn issn lisSourcedId ltiContextId ltiDeploymentId ltiPlatformId
  ltiToolId ltiUserId name nationalIdentityNumber oneRosterSourcedId productId sisSourcedId sourcedId
  systemId userName`);

export const resultTypes = words(`
  GradePointAverage LetterGrade PerformanceLevel Percent PredictedScore RawScore Result
  RubricCriterion RubricCriterionLevel RubricScore ScaledScore Status`);

export const resultStatuses = words(
  'Completed Enrolled Failed InProgress OnHold Provisional Withdrew',
);

export const alignmentTargets = words(`
  CFItem CFRubric CFRubricCriterion CFRubricCriterionLevel CTDL ceasn:Competency
  ceterms:Credential`);
